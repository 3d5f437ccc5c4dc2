import type { Site } from "~/domain/site";

/** Makes the function that answers the site's public address of now, null when it has none; parsed once for each value. */
export function currentPublicUrl({ facts }: Pick<Site, "facts">): () => URL | null {
  let parsed: { from: string | null; url: URL | null } = { from: null, url: null };
  return () => {
    const { publicUrl } = facts;
    if (publicUrl !== parsed.from) {
      parsed = { from: publicUrl, url: publicUrl === null ? null : new URL(publicUrl) };
    }
    return parsed.url;
  };
}
