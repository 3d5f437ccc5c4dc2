/** The checkbox that also applies a corrected town or country to the linked blog post or stop. */
export function CorrectLinked({ label, checked }: { label: string; checked: boolean }) {
  return (
    <label className="place-option">
      <input type="checkbox" name="correctLinked" value="true" defaultChecked={checked} />
      {label}
    </label>
  );
}
