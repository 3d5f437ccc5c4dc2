import { expect, test } from "vitest";
import { textOf } from "../support/form-html";
import { siteInProcess } from "../support/site-in-process";

test("the privacy page tells visitors whose map it is, and every page leads to it", async () => {
  const running = await siteInProcess({ CONTACT_EMAIL: "ciao@capi.example" });
  try {
    const page = await fetch(`${running.url}/privacy`);
    expect([page.status, page.headers.get("Set-Cookie")]).toEqual([200, null]);
    const html = await textOf(page);
    expect(html).toContain("OpenStreetMap (tile.openstreetmap.org)");
    expect(html).toContain("mailto:ciao@capi.example");
    expect(html).not.toContain("<script");
    for (const path of ["/", "/social", "/submit", "/map", "/blog", "/faq", "/t", "/admin", "/non/esiste"]) {
      const answer = await fetch(running.url + path);
      expect(answer.headers.get("Set-Cookie"), path).toBeNull();
      expect(await textOf(answer), path).toContain('href="/privacy"');
    }
  } finally {
    await running.close();
  }
});

test("it names the server that the owner has chosen for the map", async () => {
  const running = await siteInProcess({ TILE_URL: "https://tile.example/{z}/{x}/{y}.png" });
  try {
    const html = await textOf(await fetch(`${running.url}/privacy`));
    expect(html).toContain("a tile.example,");
    expect(html).not.toContain("OpenStreetMap");
  } finally {
    await running.close();
  }
});

test("it says what a notification tells, and that sent ones stay, in every language", async () => {
  const running = await siteInProcess();
  const said = {
    "": ["anche il nome e le parole, se chi cura il viaggio ha scelto così", "gli avvisi già mandati"],
    "/en": ["the name and the words, too, if that person has chosen so", "notices that were sent"],
    "/fr": ["le nom et le texte aussi, si elle l’a choisi ainsi", "les avis déjà envoyés"],
    "/de": ["Name und Text nur, wenn es so eingestellt ist", "Meldungen, die schon verschickt sind"],
    "/es": ["también el nombre y las palabras, si esa persona lo ha elegido así", "los avisos ya enviados"],
  };
  try {
    for (const [prefix, sentences] of Object.entries(said)) {
      const html = await textOf(await fetch(`${running.url}${prefix}/privacy`));
      for (const sentence of sentences) expect(html).toContain(sentence);
    }
  } finally {
    await running.close();
  }
});
