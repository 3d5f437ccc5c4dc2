interface Start {
  manifest: { entry: { module: string } };
  modules: [id: string, address: string][];
  /** The links that load files early. */
  links: { rel: string; href: string }[];
}

/** Returns what the scripts of a page start React with. Null for a page without React. */
export function startOf(html: string): Start | null {
  const [, links] = /\((\[\{"rel":[^<]*\])\)<\/script>/.exec(html) ?? [];
  const [, page] = /\((\{"context":.*\})\)<\/script><\/body><\/html>$/s.exec(html) ?? [];
  if (links === undefined || page === undefined) return null;
  return { ...(JSON.parse(page) as Start), links: JSON.parse(links) as Start["links"] };
}
