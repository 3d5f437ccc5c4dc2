/**
 * Returns the fields of a page's largest form as a browser without scripts would send them: only filled and checked
 * ones.
 */
export function filledForm(html: string): Record<string, string | string[]> {
  const form = html.slice(html.indexOf('id="owner-form"'));
  const fields: Record<string, string | string[]> = {};
  for (const [input] of form.slice(0, form.indexOf("</form>")).matchAll(/<input[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(input)?.[1];
    const type = /\btype="([^"]*)"/.exec(input)?.[1] ?? "text";
    const value = /\bvalue="([^"]*)"/.exec(input)?.[1] ?? "";
    const isUnticked = ["radio", "checkbox"].includes(type) && !/\bchecked=/.test(input);
    const isLeftOut = ["file", "image"].includes(type) || isUnticked;
    if (name === undefined || isLeftOut) continue;
    if (name === "existingPhotos") fields[name] = [...(fields[name] ?? []), value];
    else fields[name] = value;
  }
  for (const [, name = "", options = ""] of form.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? "";
  for (const [, name = "", text = ""] of form.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>\n?([^<]*)</g))
    fields[name] = text;
  return fields;
}
