/** Offers to apply a corrected town or country to the linked blog post or stop, too. */
export function CorrectLinked({ label, checked }: { label: string; checked: boolean }) {
  return (
    <label className="place-option">
      <input type="checkbox" name="correctLinked" value="true" defaultChecked={checked} />
      {label}
    </label>
  );
}
