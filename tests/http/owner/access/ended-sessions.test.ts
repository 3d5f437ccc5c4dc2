import { once } from "node:events";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { postHead, rawConnection } from "../../../support/network/raw-connection";
import { type Owner, signedIn } from "../../../support/owner";
import { PlainBrowser, type PlainPage } from "../../../support/plain-browser";
import type { SiteInProcess } from "../../../support/site-in-process";
import { ownersPassword } from "../../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;
let browser: PlainBrowser;
beforeEach(async () => {
  ({ running, owner, browser } = await siteWithOwner());
});
afterEach(() => running.close());

/** Returns the same browser with the cookies that an answer sets. */
function afterwards(answer: Response): Owner {
  const [cookie = ""] = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .filter((one) => one.startsWith("giramondo="));
  const headers = { Cookie: cookie };
  return {
    cookie,
    open: (to) => fetch(running.url + to, { headers, redirect: "manual" }),
    send: (to, fields) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value as string | File);
      return fetch(running.url + to, { method: "POST", headers, body, redirect: "manual" });
    },
  };
}

/** Opens a page of the settings as the owner with another browser. */
async function elsewhere(page: string): Promise<PlainPage> {
  const { cookie } = await signedIn(running.url, ownersPassword);
  return new PlainBrowser(running.url, cookie).open(`/admin/impostazioni/${page}`);
}

/** Presses a button of 'Accessi aperti' with another browser. */
async function closeElsewhere(button: RegExp): Promise<string> {
  const left = await (await elsewhere("sessioni")).press(button);
  expect(left.buttons.filter((name) => name.startsWith("Chiudi: "))).toEqual([]);
  return ownersPassword;
}

/** The ways in which the session of `browser` ends. Each returns the password that is valid afterwards. */
const ways: [string, () => Promise<string>][] = [
  [
    "a logout in another tab",
    async () => {
      const out = await (await browser.open("/admin")).press("Logout");
      expect(out.notice).toContain("Logout effettuato");
      return ownersPassword;
    },
  ],
  ["'Chiudi' elsewhere", () => closeElsewhere(/^Chiudi: /)],
  ["'Chiudi tutte' elsewhere", () => closeElsewhere(/^Chiudi tutt/)],
  [
    "a new password elsewhere",
    async () => {
      const password = "muretto del porto, di sera";
      const changed = await (
        await elsewhere("password")
      ).press("Cambia password", {
        "Password attuale": ownersPassword,
        "Password nuova": password,
        "Password nuova, ancora una volta": password,
      });
      expect(changed.notice).toContain("Password cambiata");
      return password;
    },
  ],
  [
    "a new password at the terminal",
    async () => {
      await setPassword(running.site, ownersPassword);
      return ownersPassword;
    },
  ],
];

const stored = async () => [
  await running.site.db.selectFrom("drafts").selectAll().execute(),
  await readdir(path.join(running.dataDir, "incoming")),
];

/** Returns the fields that a login page carries, by name, as a browser would send them. */
function carriedIn(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<textarea name="([^"]+)"[^>]*>\n?([^<]*)</g)];
  return Object.fromEntries(
    fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&lt;", "<").replaceAll("\r\n", "\n")]),
  );
}

const text = 'Riga uno\nRiga <b>due</b> </textarea><script>alert("x")</script>';

describe.each(ways)("after %s", (_way, end) => {
  test("an article goes through the login in the page, and comes back as it was", async () => {
    const form = await browser.open("/admin/nuovo-articolo");
    const password = await end();
    const typed = { Titolo: "Scritto a lungo", Contenuto: text, Città: "Camogli" };
    const photo = { "Foto (se vuoi)": await jpegUpload("porto.jpg") };
    const login = await form.press("Salva nascosto", { ...typed, ...photo });
    expect(login.status).toBe(401);
    expect(login.text).toContain("quello che hai scritto è ancora in questa pagina");
    expect(login.text).toContain("Le foto nuove dovrai sceglierle di nuovo");
    expect(login.html).not.toContain("<script>alert");
    expect(await stored()).toEqual([[], []]);

    const wrong = await login.press("Accedi", { Password: "sbagliata" });
    expect(wrong.status).toBe(401);
    expect(wrong.notice).toContain("Login fallito");
    expect(wrong.notice).toContain("Password non corretta");
    expect(wrong.html).not.toContain("sbagliata");
    for (const page of [login, wrong]) {
      const carried = ["title", "content", "city"].map((name) => page.value(name));
      expect(carried).toEqual(Object.values(typed));
    }
    expect(await stored()).toEqual([[], []]);

    const again = await wrong.press("Accedi", { Password: password });
    expect(again.path).toMatch(/^\/admin\/nuovo-articolo\?draft=/);
    expect(again.text).toContain("Quello che avevi scritto è ancora qui");
    expect(again.text).toContain("Le foto nuove vanno scelte di nuovo");
    for (const [label, value] of Object.entries(typed)) expect(again.value(label)).toBe(value);
    expect(again.html).not.toContain(password);
    const created = await again.press("Crea Articolo", photo);
    expect(created.notice).toContain("Articolo creato!");
  });
});

test("the cookie that a logout leaves opens nothing, and the one before it is unknown", async () => {
  const left = afterwards(await owner.send("/admin/logout", {}));
  expect(left.cookie).not.toBe(owner.cookie);
  const [page, call] = [
    await left.open("/admin/articoli"),
    await fetch(`${running.url}/api/admin/stories`, { headers: { Cookie: left.cookie } }),
  ];
  expect([page.status, call.status]).toEqual([302, 401]);
  const login = await textOf(await left.open(page.headers.get("Location") ?? ""));
  expect(login).toContain("L’accesso è stato chiuso");
  const before = await textOf(await owner.open("/admin?ritorno=/admin/articoli"));
  expect(before).not.toContain("accesso è");
  const unread = await owner.send("/admin/nuovo-articolo", { title: "Mio" });
  expect(unread.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
});

const others: { address: string; words: Record<string, string> }[] = [
  { address: "/admin/impostazioni", words: { productName: "Nina la lontra" } },
  { address: "/admin/cartellini", words: { name: "Tasca di destra" } },
  { address: "/admin/nuova-location", words: { name: "Il porto", city: "Camogli" } },
  { address: "/admin/impostazioni/avvisi", words: { notifyEmail: "posta@example.org" } },
];

test.each(others)("the form of $address comes back, too", async ({ address, words }) => {
  const late = afterwards(await owner.send("/admin/logout", {}));
  const html = await textOf(await late.send(address, words));
  expect(carriedIn(html)).toMatchObject(words);
  const back = await late.send(`/admin/accesso?ritorno=${encodeURIComponent(address)}`, {
    ...carriedIn(html),
    password: ownersPassword,
  });
  const form = await textOf(await afterwards(back).open(back.headers.get("Location") ?? ""));
  for (const [name, value] of Object.entries(words)) expect(valueOf(form, name)).toBe(value);
  expect(form).toContain("Quello che avevi scritto è ancora qui");
});

test("no password and no secret address is in a login page", async () => {
  const late = afterwards(await owner.send("/admin/logout", {}));
  const channels = await late.send("/admin/impostazioni/avvisi", {
    notifyEmail: "a@example.org",
    smtpUser: "nome",
    smtpPassword: "segretissimo",
  });
  const html = await textOf(channels);
  expect(html).not.toContain("segretissimo");
  expect(html).toContain("Gli indirizzi con una password dovrai scriverli di nuovo");
  const article = await late.send("/admin/nuovo-articolo", { title: "T", currentPassword: "segretissima" });
  expect(await textOf(article)).not.toContain("segretissima");
  const change = { current: "segretissima", password: "segretissima", again: "segretissima" };
  const answer = await late.send("/admin/impostazioni/password", change);
  expect(answer.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
});

test("another site can send no words through the login", async () => {
  const late = afterwards(await owner.send("/admin/logout", {}));
  for (const address of ["/admin/nuovo-articolo", "/admin/accesso?ritorno=/admin/nuovo-articolo"]) {
    const answer = await fetch(running.url + address, {
      method: "POST",
      headers: { Cookie: late.cookie, Origin: "https://altrove.example" },
      body: new URLSearchParams({ title: "Piantato", password: ownersPassword }),
      redirect: "manual",
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Piantato");
  }
});

test("an ended session admits as many words as a stranger has, and nothing on the disk", async () => {
  const late = afterwards(await owner.send("/admin/logout", {}));
  const long = await late.send("/admin/nuovo-articolo", { title: "T", content: "x".repeat(40 * 1024) });
  expect(long.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);

  const socket = await rawConnection(running.url);
  const type = "multipart/form-data; boundary=b";
  const head = postHead("/admin/nuovo-articolo", type, 40 * 1024 * 1024, `Cookie: ${late.cookie}\r\n`);
  socket.write(`${head}--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`);
  const drained = socket.write(Buffer.alloc(8 * 1024 * 1024));
  if (!drained) await once(socket, "drain");
  expect(await readdir(path.join(running.dataDir, "incoming"))).toEqual([]);
  socket.destroy();

  const stranger = new FormData();
  stranger.set("title", "Di un estraneo");
  for (const address of ["/admin/nuovo-articolo", "/admin/accesso?ritorno=/admin/nuovo-articolo"]) {
    const answer = await fetch(running.url + address, {
      method: "POST",
      body: stranger,
      redirect: "manual",
    });
    expect(answer.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
  }
});

test("the last two hundred ended sessions are remembered, for sixty days", async () => {
  const row = (n: number) => ({
    id: `vecchia-${n}`.padEnd(64, "-"),
    public_id: `vecchia-${n}`,
    created_at: running.site.now().toISOString(),
    last_seen_at: new Date(running.site.now().getTime() - n * 60_000).toISOString(),
    ended: 1 as const,
  });
  const rows = Array.from({ length: 250 }, (_, n) => row(n));
  await running.site.db.insertInto("sessions").values(rows).execute();
  await signedIn(running.url, ownersPassword);
  const left = await running.site.db.selectFrom("sessions").select("id").where("ended", "=", 1).execute();
  expect(left).toHaveLength(200);
  expect(left).toContainEqual({ id: row(0).id });
  expect(left).not.toContainEqual({ id: row(249).id });
});
