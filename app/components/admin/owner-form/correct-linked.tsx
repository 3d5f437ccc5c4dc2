/** Offers to give a corrected town or country to the linked article or stop, too. */
export function CorrectLinked({ label, checked }: { label: string; checked: boolean }) {
  return (
    <label className="place-option">
      <input type="checkbox" name="correctLinked" value="true" defaultChecked={checked} />
      {label}
    </label>
  );
}
