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
    const isLeftOut = ["file", "image"].includes(type) || (type === "radio" && !/\bchecked=/.test(input));
    if (name === undefined || isLeftOut) continue;
    if (name === "existingPhotos") fields[name] = [...(fields[name] ?? []), value];
    else fields[name] = value;
  }
  for (const [, name = "", text = ""] of form.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>\n?([^<]*)</g))
    fields[name] = text;
  return fields;
}
