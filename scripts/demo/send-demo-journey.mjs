import { Blob } from "node:buffer";
import { demoJourney } from "./demo-journey.mjs";
import { demoPhoto } from "./demo-photo.mjs";

/** Puts the demo journey into a running site through its own calls, as the owner and the finders would. */
export async function sendDemoJourney(url, password) {
  const cookie = await signIn(url, password);
  let painted = 0;
  const addPhotos = async (form, field, count) => {
    for (let n = 0; n < count; n++, painted++) {
      form.append(field, new Blob([await demoPhoto(painted)], { type: "image/jpeg" }), `foto-${painted}.jpg`);
    }
  };
  const storyWith = async ({ name, city, story, photos }) => {
    const form = formOf({ name, city, story, consent: "true" });
    await addPhotos(form, "photos", photos);
    return post(`${url}/api/submit-story`, form);
  };
  const photosOfStory = async (id) => {
    const stories = await (await fetch(`${url}/api/admin/stories`, { headers: { cookie } })).json();
    return stories.find((story) => story.id === id).photos;
  };

  for (const { place, description, article } of demoJourney.stops) {
    const location = { ...place, description };
    if (article) {
      const { photos, ...fields } = article;
      const form = formOf({ ...fields, city: place.city, country: place.country });
      for (let sent = 0; sent < photos; sent += 3) {
        const some = Math.min(3, photos - sent);
        const { id } = await storyWith({ name: "", city: place.city, story: article.content, photos: some });
        for (const photo of await photosOfStory(id)) form.append("existingPhotos", photo);
      }
      location.blogPostId = (await post(`${url}/api/admin/blog-posts`, form, cookie)).id;
    }
    await post(`${url}/api/admin/locations`, formOf(location), cookie);
  }
  for (const story of demoJourney.stories) await storyWith(story);
}

async function signIn(url, password) {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}

async function post(address, body, cookie) {
  const answer = await fetch(address, { method: "POST", body, headers: cookie ? { cookie } : {} });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function formOf(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
