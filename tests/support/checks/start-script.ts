interface Start {
  manifest: { entry: { module: string } };
  modules: [id: string, address: string][];
  links: { rel: string; href: string }[];
}

/** Returns what the script at the end of a page starts React with. Null for a page without React. */
export function startOf(html: string): Start | null {
  const [, json] = /\((\{"context":.*\})\)<\/script><\/body><\/html>$/s.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Start);
}
