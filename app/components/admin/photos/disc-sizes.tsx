import { type DiscSize, discRadius } from "~/domain/photos/edits/photo-edits";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** The choice of the size of the next disc. */
export function DiscSizes({ size }: { size: DiscSize }) {
  return (
    <fieldset className="fieldset disc-sizes">
      <legend>{text.size}</legend>
      {(Object.keys(discRadius) as DiscSize[]).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="size" value={one} defaultChecked={one === size} />
          <span>{text.sizes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
