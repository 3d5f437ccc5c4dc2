import { afterEach, beforeEach, expect, test } from "vitest";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filledForm } from "../../../support/pages/filled-form";
import { textOf } from "../../../support/pages/form-html";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";

let site: SiteWithOwner;
beforeEach(async () => {
  site = await siteWithOwner({ SUBMIT_LIMIT: "0" });
});
afterEach(() => site.running.close());

const form = "/admin/nuovo-articolo";

/** Sends a story in a language and publishes it on the map as the owner's form is filled. Returns the ids. */
async function published(city: string, lang: string) {
  const story = await site.world.story({ city, lang, story: "Er saß auf der Mauer.", name: "Hans-Jürgen" });
  const fields = filledForm(await textOf(await site.owner.open(`${form}?story=${story.id}`)));
  await site.owner.send(form, { ...(fields as Record<string, string>), intent: "place" });
  const [stop] = await site.world.asOwner<{ id: string; blogPostId: string }[]>("GET /api/admin/locations");
  return { story: story.id, stop: stop?.id ?? "", article: stop?.blogPostId ?? "" };
}

/** The places on the pages of an article and its stop, in the language of the prefix. */
async function placesIn(prefix: string, { stop, article }: { stop: string; article: string }) {
  const pages = ["/blog", `/blog/${article}`, `/map/${stop}`, "/map", "/feed.atom"];
  const texts = await Promise.all(
    pages.map((path) => fetch(site.running.url + prefix + path).then((answer) => textOf(answer))),
  );
  return texts.map((text) => {
    const shown = text.replaceAll(
      /<title>.*?<\/title>|<!-- -->|<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>/g,
      "",
    );
    return (
      ["Köln", "Colonia"].find((city) => shown.includes(`${city}, `) || shown.includes(`>${city}<`)) ?? ""
    );
  });
}

test("readers of a story's language read its place as it was told, all others as the site names it", async () => {
  const made = await published("Köln", "de");
  expect(await placesIn("/de", made)).toEqual(Array(5).fill("Köln"));
  for (const prefix of ["", "/en", "/fr"])
    expect(await placesIn(prefix, made)).toEqual(Array(5).fill("Colonia"));
  const german = await textOf(await fetch(`${site.running.url}/de/blog/${made.article}`));
  expect(german).toMatch(/Köln(?:<!-- -->)?, (?:<!-- -->)?Deutschland/);
});

test("a corrected place is no longer the one that was told", async () => {
  const made = await published("Köln", "de");
  const page = `/admin/articoli/${made.article}`;
  const fields = filledForm(await textOf(await site.owner.open(page))) as Record<string, string>;
  const asked = await site.owner.send(page, { ...fields, city: "Bonn", intent: "save" });
  const again = filledForm(await textOf(asked)) as Record<string, string>;
  if (asked.status === 400) await site.owner.send(page, { ...again, intent: "save" });
  const german = await textOf(await fetch(`${site.running.url}/de/blog/${made.article}`));
  expect(german).toMatch(/Bonn(?:<!-- -->)?, (?:<!-- -->)?Deutschland/);
  expect(german.replace(/<title>.*?<\/title>/, "")).not.toMatch(/Köln(?:<!-- -->)?, /);
});

test("nothing of it is left after a withdrawal", async () => {
  const { story } = await published("Köln", "de");
  await withdrawStory(site.running.site, story);
  const rows = await site.running.site.db.selectFrom("blog_posts").select("told_place").execute();
  expect(rows).toEqual([{ told_place: null }]);
});

test.each([
  ["köln", "de"],
  ["Colonia", "it"],
  ["Köln am Dom", "de"],
])("%j told in %s is shown as the site names it", async (city, language) => {
  const made = await published(city, language);
  if (made.article) expect(await placesIn("/de", made)).not.toContain("Köln");
});
