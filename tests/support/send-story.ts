/** The fields of a finder's story. */
export interface SentStory {
  story: string;
  name?: string;
  city?: string;
  /** File names and their bytes. */
  photos?: [name: string, bytes: Buffer][];
}

/** Sends a story through the form of /submit, as a browser without JavaScript does. Returns the answer. */
export async function sendStory(
  url: string,
  { story, name, city, photos = [] }: SentStory,
): Promise<Response> {
  const form = new FormData();
  form.set("story", story);
  form.set("consent", "true");
  if (name) form.set("name", name);
  if (city) form.set("city", city);
  for (const [fileName, bytes] of photos) form.append("photos", new File([new Uint8Array(bytes)], fileName));
  return fetch(`${url}/submit`, { method: "POST", body: form, redirect: "manual" });
}
