import { type Owner, signedIn } from "../owner";
import type { RunningProgram } from "../run-program";

/** Some fields of a test's article. The others have defaults. */
export interface TestBlogPost {
  title: string;
  content?: string;
  city?: string;
  photos?: Uint8Array[];
  reactions?: number;
}

/**
 * Signs in as the owner of a running program. Returns a function that creates articles through the real forms and
 * returns their addresses.
 */
export async function publisher({ url, password }: RunningProgram) {
  const owner = await signedIn(url, password ?? "");
  return async ({
    title,
    content = "Testo",
    city = "Camogli",
    photos = [],
    reactions = 0,
  }: TestBlogPost): Promise<string> => {
    const existingPhotos = await received(url, owner, title, photos);
    const fields = { title, content, city, country: "Italia", existingPhotos, reactions: `${reactions}` };
    const answer = await owner.send("/admin/nuovo-articolo", fields);
    if (answer.status !== 302) throw new Error(`the article was answered with ${answer.status}`);
    const diary = await (await owner.open("/blog")).text();
    const address = new RegExp(`href="(/blog/[0-9a-f]+)"[^>]*>${title}<`).exec(diary)?.[1];
    if (!address) throw new Error(`«${title}» is not in the diary`);
    return address;
  };
}

/** Returns the stored names of photos that arrive with a story, as the owner finds them. */
async function received(url: string, owner: Owner, story: string, photos: Uint8Array[]): Promise<string[]> {
  if (photos.length === 0) return [];
  const body = new FormData();
  body.set("story", story);
  body.set("consent", "true");
  for (const [n, photo] of photos.entries()) {
    body.append("photos", new Blob([new Uint8Array(photo)]), `foto${n}.jpg`);
  }
  await fetch(`${url}/submit`, { method: "POST", body, redirect: "manual" });
  const admin = await (await owner.open("/admin")).text();
  const names = [...admin.matchAll(/value="([0-9a-f]{20}_[^"]*\.jpg)"/g)].map(([, name = ""]) => name);
  // The newest story is the first on the page.
  return [...new Set(names)].slice(0, photos.length);
}
