import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { currentConsent } from "~/domain/stories/consent";
import { valueOf } from "../../support/pages/form-html";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

let running: SiteInProcess;

beforeAll(async () => {
  running = await siteInProcess();
});

afterAll(() => running.close());

async function send(fields: Record<string, string>, files: [name: string, bytes: Uint8Array][]) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append("photos", new Blob([new Uint8Array(bytes)]), name);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
  // The JSON for the page's scripts contains every sentence that they may show later, so it is removed here.
  const html = (await answer.text()).replace(/<script type="application\/json"[\s\S]*?<\/script>/, "");
  return { status: answer.status, html };
}

const typed = { story: "Sul muretto del porto", name: "Marta", city: "Camogli", consent: "true" };

describe("a story form that is refused", () => {
  it("names the 40 MB file, and keeps every word and the other photo", async () => {
    const { status, html } = await send(typed, [
      ["enorme.jpg", new Uint8Array(40 * 1024 * 1024)],
      ["buona.jpg", await jpegPhoto()],
    ]);
    expect(status).toBe(400);
    expect(html).toContain("«enorme.jpg»");
    for (const word of Object.values(typed)) expect(html).toContain(word);
    const thumbnail = /src="(\/uploads\/[^"]*_buona\.jpg\?draft=[0-9a-f]+)"/.exec(html)?.[1] ?? "";
    expect((await fetch(running.url + thumbnail)).status).toBe(200);
    expect((await fetch(running.url + thumbnail.split("?")[0])).status).toBe(404);
  });

  it("gives back the words that were read of a story that is far too long, and says that it was cut", async () => {
    const { status, html } = await send({ name: "Marta", story: `Sul molo ${"à".repeat(40_000)} fine` }, []);
    expect(status).toBe(400);
    expect(html).toContain("Ne ho letto solo l’inizio");
    expect(html).toContain('value="Marta"');
    const [, story = ""] = /<textarea[^>]*>([^<]*)</.exec(html) ?? [];
    expect(story).toMatch(/^Sul molo à+$/);
    expect(story.length).toBeGreaterThan(32_000);
    expect(html).not.toContain("fine</textarea>");
  });

  it("gives back the words of a form with too many fields", async () => {
    const others = Array.from({ length: 200 }, (_, n): [string, string] => [`campo${n}`, "x"]);
    const { status, html } = await send(Object.fromEntries([...Object.entries(typed), ...others]), []);
    expect(status).toBe(400);
    expect(html).toContain("Ne ho letto solo l’inizio");
    for (const word of [typed.story, typed.name, typed.city]) expect(html).toContain(word);
  });

  it("says what may be sent to its address", async () => {
    const answer = await fetch(`${running.url}/submit`, { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("Allow"), await answer.text()]).toEqual([
      ...[204, "GET, HEAD, POST, OPTIONS"],
      "",
    ]);
    const page = await fetch(`${running.url}/faq`, { method: "OPTIONS" });
    expect([page.status, page.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  it("names the text file that is called .jpg", async () => {
    const { status, html } = await send(typed, [["lista.jpg", Buffer.from("pane, latte")]]);
    expect(status).toBe(400);
    expect(html).toContain("«lista.jpg» non è una foto");
    expect(html).toContain("Sul muretto del porto");
  });

  it("names the photo that came without a byte, as cloud albums hand them over, and keeps the other", async () => {
    const { status, html } = await send(typed, [
      ["nuvola.jpg", new Uint8Array()],
      ["buona.jpg", await jpegPhoto()],
    ]);
    expect(status).toBe(400);
    expect(html).toContain("«nuvola.jpg» è vuota");
    expect(html).toContain("Una foto non va bene");
    expect(html).toContain("inviala di nuovo così, o scegli un’altra foto");
    expect(html).not.toContain("e le foto sono ancora qui");
    expect(html).toContain("_buona.jpg?draft=");
    expect(html).toContain("Sul muretto del porto");
    expect(html).not.toContain("rimasta fuori");
  });

  it("says how many photos found no room, and not that all of them are still there", async () => {
    const four = await Promise.all(
      [1, 2, 3, 4].map(async (n): Promise<[string, Uint8Array]> => [
        `foto${n}.jpg`,
        await jpegPhoto({ width: 60 + n, height: 40 }),
      ]),
    );
    const { html } = await send({ ...typed, consent: "" }, four);
    expect(html).toContain("Un’altra foto è rimasta fuori: posso portarne al massimo 3.");
    expect(html).toContain("Le foto erano troppe: guarda quali ho tenuto");
    expect(html).not.toContain("Le foto sono ancora qui");
    const three = await send({ ...typed, consent: "" }, four.slice(0, 3));
    expect(three.html).toContain("Le foto sono ancora qui");
    expect(three.html).not.toContain("fuori: posso portarne");
  });

  it("says the sentence of each field, and shows what was typed as text, never as HTML", async () => {
    const { status, html } = await send({ story: " ", name: '"><script>alert(1)</script>' }, []);
    expect(status).toBe(400);
    expect(html).toContain("La storia non è ancora partita");
    expect(html).not.toMatch(/ancora qui|Manca ancora/);
    expect(html).toContain("Racconta la tua storia con Capi!");
    expect(html).toContain("Devi acconsentire alla pubblicazione per continuare");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)");
  });

  it("comes back whole when only the trap for robots was filled", async () => {
    const { status, html } = await send({ ...typed, website: "http://spam" }, [
      ["foto.jpg", await jpegPhoto()],
    ]);
    expect(status).toBe(400);
    expect(html).toContain("Si è verificato un errore durante l&#x27;invio. Riprova più tardi.");
    expect(html).toContain("Sul muretto del porto");
    expect(html).not.toContain("http://spam");
    expect(html).toContain(
      "Il tuo browser aveva riempito un campo nascosto, che ora è vuoto: invia di nuovo",
    );
    expect(html).toContain("_foto.jpg?draft=");
  });

  it("comes back whole with the first photos when the whole gallery was picked", async () => {
    const gallery = await Promise.all(
      Array.from({ length: 130 }, async (_, n): Promise<[string, Uint8Array]> => [
        `galleria${n}.jpg`,
        await jpegPhoto({ width: 60 + n, height: 40 }),
      ]),
    );
    const { status, html } = await send({ ...typed, consent: "" }, gallery);
    expect(status).toBe(400);
    expect(html).toContain("Sul muretto del porto");
    const kept = [...new Set([...html.matchAll(/_(galleria\d+)\.jpg\?draft=/g)].map(([, label]) => label))];
    expect(kept).toEqual(["galleria0", "galleria1", "galleria2"]);
    expect(html).toContain("Altre 127 foto sono rimaste fuori");
    expect(html).toContain("Marta");
    expect(html).toContain("Camogli");
  });

  it("asks for the present consent when it showed another sentence, and keeps the rest", async () => {
    const photo: [string, Uint8Array] = ["molo.jpg", await jpegPhoto()];
    const { status, html } = await send({ ...typed, consentVersion: "1999-12-31" }, [photo]);
    expect(status).toBe(400);
    expect(html).toContain("Nel frattempo il testo del consenso è cambiato");
    expect(html).toContain("Acconsento alla pubblicazione della mia storia");
    expect(valueOf(html, "consentVersion")).toBe(currentConsent);
    expect(/<input type="checkbox"[^>]*>/.exec(html)?.[0]).not.toContain("checked");
    for (const word of [typed.story, typed.name, typed.city, "_molo.jpg?draft="])
      expect(html).toContain(word);
  });

  it("says so as well when only a photo was taken away", async () => {
    const first = await send({ ...typed, story: "" }, [["molo.jpg", await jpegPhoto()]]);
    const draft = valueOf(first.html, "draft") ?? "";
    const remove = /name="remove" [^>]*value="([^"]+)"/.exec(first.html)?.[1] ?? "";
    const { html } = await send({ ...typed, draft, remove, consentVersion: "1999-12-31" }, []);
    expect(html).toContain("Foto tolta");
    expect(html).toContain("Nel frattempo il testo del consenso è cambiato");
    const known = await send({ ...typed, draft, remove, consentVersion: currentConsent }, []);
    expect(known.html).not.toContain("Nel frattempo il testo del consenso è cambiato");
    expect(/<input type="checkbox"[^>]*>/.exec(known.html)?.[0]).toContain("checked");
  });

  it("is kept without a tick when it says neither true nor false", async () => {
    const { status, html } = await send({ ...typed, consent: "on" }, []);
    expect(status).toBe(400);
    expect(html).toContain("Devi acconsentire alla pubblicazione per continuare");
    expect(html).toContain(typed.story);
  });

  it("is no story", async () => {
    expect(await countAll(running.site, "stories")).toBe(0);
  });
});

it("a draft shows with its key its own photos, and none of another draft or story", async () => {
  const draftWith = async (name: string) => {
    const { html } = await send({ name: "Marta" }, [[name, await jpegPhoto()]]);
    return /\/uploads\/([^"?]+)\?(draft=[0-9a-f]+)/.exec(html)?.slice(1) ?? [];
  };
  const [own = "", key = ""] = await draftWith("mia.jpg");
  const [other = ""] = await draftWith("altrui.jpg");
  await sendStory(running.url, { story: "Sul molo.", photos: [["storia.jpg", await jpegPhoto()]] });
  const names = await running.site.db.selectFrom("photos").select("name").execute();
  const received = names.find(({ name }) => name.endsWith("_storia.jpg"))?.name ?? "";
  const statusOf = async (name: string) => (await fetch(`${running.url}/uploads/${name}?${key}`)).status;
  expect(await statusOf(own)).toBe(200);
  for (const name of [other, received]) {
    expect(name).toMatch(/^[0-9a-f]{20}/);
    expect(await statusOf(name), name).toBe(404);
  }
});
