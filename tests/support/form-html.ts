/** The HTML of an answer as the reader sees it: without its scripts, quotes and ampersands as they are. */
export async function textOf(answer: Response): Promise<string> {
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** The contents of a form's field, input or textarea; undefined when there is no such field. */
export function valueOf(html: string, name: string): string | undefined {
  const input = new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html);
  const area = new RegExp(`<textarea[^>]*name="${name}"[^>]*>\\n?([^<]*)<`).exec(html);
  return input?.[1] ?? area?.[1];
}
