import { afterEach, expect, test } from "vitest";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { startHttpReceiver } from "../../support/notifications/http-receiver";
import { PlainBrowser } from "../../support/plain-browser";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../support/site-with-owner";
import { desktopAgent, phoneAgent } from "../../support/pages/user-agents";

/** The owner's walks through the settings and the notifications, without scripts. */
let site: SiteWithOwner;
const start = async (...options: Parameters<typeof siteWithOwner>) => {
  site = await siteWithOwner(...options);
};
afterEach(() => site.running.close());

test("the toy gets its name after two mistakes, and everybody reads it at once", async () => {
  await start();
  const { running, browser } = site;
  const visitor = new PlainBrowser(running.url);
  expect((await visitor.open("/")).title).toContain("Capi");

  let page = await (await browser.open("/admin")).follow("Nome del peluche");
  expect(page.text).toContain("Impostazioni");
  page = await page.press("Salva", {
    "Nome del peluche": "Nina",
    "E-mail": "nina chiocciola example",
    "Profilo TikTok": "https://www.tiktok.com/@nina",
  });
  expect([page.status, page.fieldErrors.join()]).toEqual([
    400,
    expect.stringContaining("Non è un indirizzo e-mail"),
  ]);
  expect([page.value("Nome del peluche"), page.value("Profilo TikTok")]).toEqual([
    "Nina",
    "https://www.tiktok.com/@nina",
  ]);
  page = await page.press("Salva", {
    "E-mail": "ciao@nina.example",
    "Indirizzo pubblico": "https://nina.example",
  });
  expect(page.text).toContain(`Adesso sei su ${running.url}.`);
  page = await page.press("Salva", { "Indirizzo pubblico": "" });
  expect(page.notice).toContain("Impostazioni salvate!");
  expect(page.value("Nome del peluche")).toBe("Nina");

  const home = await visitor.open("/");
  expect(home.title).toContain("Nina");
  expect(home.text).toContain("Nina");
  expect(home.text).not.toMatch(/\bCapi\b/);
});

test("an open session is ended by its button, and all others by a new password", async () => {
  await start();
  const { url } = site.running;
  const signIn = async (agent: string, password = ownersPassword) => {
    const browser = new PlainBrowser(url, "", { "User-Agent": agent });
    const page = await (await browser.open("/admin")).press("Accedi", { Password: password });
    expect(page.heading).toBe("Pannello di Amministrazione");
    return browser;
  };
  const isOut = async (browser: PlainBrowser) =>
    (await browser.open("/admin/articoli")).text.includes("Accesso Admin");
  const phone = await signIn(phoneAgent);
  let desk = await signIn(desktopAgent);
  await site.browser.open("/admin");

  let page = await phone.open("/admin/impostazioni");
  page = await page.follow("Accessi aperti");
  expect(page.text).toMatch(/Chrome su Android [^.]*in uso adesso questo/);
  expect(page.text).toMatch(/Firefox su Windows Aperto il [^C]*usato/);
  page = await page.press(/^Chiudi: Firefox su Windows/);
  expect(page.notice).toContain("Accesso chiuso!");
  expect([await isOut(desk), await isOut(phone)]).toEqual([true, false]);
  page = await page.press("Chiudi tutti gli altri");
  expect(page.text).toContain("Non ci sono altri accessi aperti.");

  desk = await signIn(desktopAgent);
  page = await (await phone.open("/admin/impostazioni")).follow("Password");
  const words = {
    "Password attuale": "sbagliata",
    "Password nuova": "quattro parole a caso",
    "Password nuova, ancora una volta": "quattro parole a caso",
  };
  page = await page.press("Cambia password", words);
  expect(page.text).toContain("Non è la password attuale");
  page = await page.press("Cambia password", { ...words, "Password attuale": ownersPassword });
  expect(page.notice).toContain("Password cambiata!");
  expect(page.heading).toBe("Pannello di Amministrazione");
  expect([await isOut(desk), await isOut(phone)]).toEqual([true, false]);
  await signIn(desktopAgent, "quattro parole a caso");
});

test("the owner says where notifications go, tries it, and reads why it does not arrive", async () => {
  await start();
  let page = await site.browser.open("/admin/avvisi");
  expect(page.text).toContain("Non ho ancora mandato niente.");
  expect(page.text).toContain("solo quando il sito si apre con https");
  expect(page.buttons).not.toContain("Manda una prova");

  page = await page.follow("Cambia e-mail e messaggi");
  page = await page.press("Salva", {
    "A chi scrivo": "ugo chiocciola capra",
    Server: "nessuno.invalid",
    Nome: "ugo",
  });
  expect(page.fieldErrors.join()).toContain("Scrivi anche la password");
  expect(page.fieldErrors.join()).toContain("Qui servono indirizzi e-mail");
  expect([page.value("A chi scrivo"), page.value("Server")]).toEqual([
    "ugo chiocciola capra",
    "nessuno.invalid",
  ]);
  page = await page.press("Salva", { "A chi scrivo": "ugo@capra.example", Password: "segretissima" });
  expect(page.notice).toContain("Avvisi salvati!");
  expect(page.text).toContain("ugo@capra.example");

  page = await page.press("Manda una prova");
  expect(page.notice).toContain("La prova non è arrivata ovunque");
  expect(page.text).toContain("Non trovo nessun server con questo nome");
  expect(page.html).not.toContain("segretissima");
});

test("of what is set in two places the environment goes first", async () => {
  await start({ CONTACT_EMAIL: "ciao@ugo.example" });
  const { settings, pages } = site.running.site;
  settings.useStored({ productName: "Nina", contactEmail: "ciao@nina.example" });
  await pages.clear();
  const home = await new PlainBrowser(site.running.url).open("/");
  expect(home.title).toContain("Nina");
  expect(home.html).toContain("ciao@ugo.example");
  expect(home.html).not.toContain("ciao@nina.example");
});

test("a story is told, and the owner sees that it arrived", async () => {
  const receiver = await startHttpReceiver();
  await start({ NOTIFY_URL: receiver.url });
  await sendStory(site.running.url, { story: "Era sul molo.", city: "Camogli" });
  await sendMessages(site.running.site);
  expect(receiver.requests).toHaveLength(1);
  expect((await site.browser.open("/admin/avvisi")).text).toMatch(/Una storia nuova[^<]* Arrivato/);
  await receiver.close();
});
