/** Returns the HTML of an answer without scripts, with decoded quotes and ampersands. */
export async function textOf(answer: Response): Promise<string> {
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Returns the value of a form's input or textarea. Undefined when the field does not exist. */
export function valueOf(html: string, name: string): string | undefined {
  const input = new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html);
  const area = new RegExp(`<textarea[^>]*name="${name}"[^>]*>\\n?([^<]*)<`).exec(html);
  return input?.[1] ?? area?.[1];
}
