import { type IncomingHttpHeaders, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { writeValue } from "~/domain/key-values.server";
import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import { settingDefaults } from "~/domain/settings/setting";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, signedIn } from "../../support/owner";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";

const password = "muretto-del-porto";
const page = "/admin/impostazioni";
/** The headers of a trusted proxy for a visitor of https://capi.example. */
const https = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "capi.example" };
const empty = {
  productName: "",
  contactEmail: "",
  instagramUrl: "",
  tiktokUrl: "",
  publicUrl: "",
  journeyStart: "",
  journeyEnd: "",
};

let running: SiteInProcess;
let owner: Owner;
afterEach(() => running.close());

async function start(environment: Record<string, string> = {}, siteEnv = ""): Promise<void> {
  running = await siteInProcess(environment, { siteEnv });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
}

const read = async (path: string, headers: Record<string, string> = {}) =>
  textOf(await fetch(running.url + path, { headers }));

/** Sends the form of the page from an address that a proxy or the browser names. */
function save(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const all = { Cookie: owner.cookie, ...headers };
  const body = new URLSearchParams({ ...empty, ...fields });
  return fetch(running.url + page, { method: "POST", headers: all, body, redirect: "manual" });
}

/** Sends a request with any headers, even those that fetch sets by itself. With a body it is a POST. */
function raw(
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request(running.url + path, { method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on("error", reject).end(body);
  });
}

test("the list of suspect words comes whole into the form, and sent back unchanged it stays the default", async () => {
  await start();
  const html = await textOf(await owner.open("/admin/impostazioni"));
  expect(html).toMatch(/<textarea[^>]*name="spamWords"[^>]*>[^<]*\bonline casino\b/);
  const source = () => running.site.settings.list().find(({ name }) => name === "spamWords")?.source;
  await owner.send("/admin/impostazioni", { spamWords: settingDefaults.spamWords });
  expect(source()).toBe("default");
  await owner.send("/admin/impostazioni", { spamWords: "prosciutto" });
  expect([source(), running.site.publicSettings.spamWords]).toEqual(["database", "prosciutto"]);
});

test("nobody but the owner can read which words are suspect", async () => {
  await start();
  await owner.send("/admin/impostazioni", { spamWords: "prosciutto" });
  for (const path of ["/", "/submit", "/map", "/blog", "/api", "/api/openapi.json"]) {
    expect(await read(path), path).not.toMatch(/prosciutto|online casino/);
  }
});

test("what the owner saves is on every public page at once, and an empty field is the default again", async () => {
  await start();
  const pages = ["/", "/faq", "/privacy", "/social", "/blog", "/map", "/api", "/api/openapi.json"];
  for (const path of pages) expect(await read(path), path).toContain("Capi");

  const saved = await save({
    productName: "Nina",
    contactEmail: "ciao@nina.example",
    instagramUrl: "@nina",
    tiktokUrl: "tiktok.com/@nina",
  });
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, page]);
  for (const path of pages) {
    const html = await read(path);
    expect(html, path).toContain("Nina");
    expect(html, path).not.toMatch(/\bCapi\b/);
  }
  const home = await read("/");
  for (const shown of ["ciao@nina.example", "https://www.instagram.com/nina", "https://tiktok.com/@nina"]) {
    expect(home).toContain(shown);
  }
  expect(await read("/submit")).toContain("Nina");
  expect(await textOf(await owner.open("/admin"))).not.toContain("il nome del peluche");

  await save({ productName: " ", instagramUrl: "", contactEmail: "ciao@nina.example" });
  expect(await read("/")).toMatch(/\bCapi\b/);
  expect(await read("/")).not.toContain("Nina");
  expect(await read("/")).toContain("ciao@nina.example");
});

test("no page shows a contact that nobody has set, or says that it is below", async () => {
  await start();
  const pages = ["/", "/faq", "/privacy", "/social", "/t/AAAAAA", "/ricevuta/" + "0".repeat(40), "/en/faq"];
  const none =
    /mailto:|example\.org|instagram\.com|tiktok\.com|indirizzo qui sotto|address below|Ti serve aiuto/;
  for (const path of pages) expect(await read(path), path).not.toMatch(none);
  expect(await read("/social")).toContain("Per ora sono soltanto qui");
  await save({ tiktokUrl: "@nina" });
  expect(await read("/social")).toContain("https://www.tiktok.com/@nina");
  expect(await read("/social")).not.toContain(">Instagram<");
});

test("the first steps lead to the page, until everything is set", async () => {
  await start({ TRUST_PROXY: "1" });
  const before = await textOf(await owner.open("/admin"));
  expect(before).toContain('href="/admin/impostazioni#productName"');
  expect(before).not.toContain("site.env");
  const all = {
    productName: "Nina",
    ownerName: "Marta Bianchi",
    contactEmail: "ciao@nina.example",
    instagramUrl: "https://www.instagram.com/nina",
    tiktokUrl: "https://www.tiktok.com/@nina",
    publicUrl: "https://capi.example",
  };
  expect((await save(all, https)).status).toBe(302);
  expect(await textOf(await owner.open("/admin"))).not.toContain("Che cosa manca");
});

test("what cannot be says why beside its field, keeps every word, and changes nothing", async () => {
  await start();
  const typed = {
    productName: "x".repeat(61),
    contactEmail: "nina chiocciola example",
    instagramUrl: "nina rossi",
    tiktokUrl: "javascript:alert(1)",
    publicUrl: "nina.example/blog",
  };
  const refused = await save(typed);
  const html = await textOf(refused);
  expect(refused.status).toBe(400);
  for (const [name, value] of Object.entries(typed)) {
    expect(valueOf(html, name), name).toBe(value);
    expect(html).toMatch(new RegExp(`id="${name}-error"><p class="field-error">[^<]+<`));
  }
  // An address that is wrong only for this connection is refused together with the other mistakes.
  const both = await textOf(await save({ contactEmail: "nina", publicUrl: "https://altro.example" }));
  for (const sentence of ["Non è un indirizzo e-mail", "apri https://altro.example"]) {
    expect(both).toContain(sentence);
  }
  for (const sentence of [
    "Massimo 60 caratteri",
    "Non è un indirizzo e-mail",
    "senza percorso",
    "senza spazi",
  ]) {
    expect(html).toContain(sentence);
  }
  expect(running.site.settings.list().map(({ source }) => source)).toEqual(Array(10).fill("default"));
  expect(await read("/")).toMatch(/\bCapi\b/);
});

test("a form whose session timed out waits behind the login", async () => {
  await start();
  const token = valueOf(await textOf(await owner.open(page)), "token") ?? "";
  await timeOutSessions(running.site);
  const away = (await save({ productName: "Nina", token })).headers.get("Location") ?? "";
  const back = new URL(away, running.url).searchParams.get("ritorno") ?? "";
  owner = await signedIn(running.url, password);
  const html = await textOf(await owner.open(back));
  expect(valueOf(html, "productName")).toBe("Nina");
  expect(html).toContain("Eccoti di nuovo");
  expect(await read("/")).not.toContain("Nina");
});

test("a stranger changes nothing", async () => {
  await start();
  owner = { ...owner, cookie: "" };
  const answer = await save({ productName: "Nina" });
  expect(answer.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
  expect(await read("/")).not.toContain("Nina");
});

test("a public address is taken only from where it works, and another one says where to go", async () => {
  await start({ TRUST_PROXY: "1" });
  const { origin } = new URL(running.url);
  for (const [wanted, headers, here] of [
    ["https://capi.example", {}, origin],
    ["https://altro.example", https, "https://capi.example"],
    ["http://capi.example", https, "https://capi.example"],
    ["https://capi.example:8443", https, "https://capi.example"],
  ] as const) {
    const refused = await save({ publicUrl: wanted, productName: "Nina" }, headers);
    const html = await textOf(refused);
    expect(refused.status).toBe(400);
    expect(html).toContain(`Adesso sei su ${here}.`);
    expect(html).toContain(`apri ${wanted}/admin/impostazioni`);
    expect([valueOf(html, "publicUrl"), valueOf(html, "productName")]).toEqual([wanted, "Nina"]);
  }
  expect(running.site.publicSettings).toMatchObject({ publicUrl: null, productName: "Capi" });

  expect((await save({ publicUrl: "https://CAPI.example/" }, https)).status).toBe(302);
  expect(running.site.publicSettings.publicUrl).toBe("https://capi.example");
  // A valid address can be saved from anywhere, together with other changes.
  expect((await save({ publicUrl: "https://capi.example", productName: "Nina" })).status).toBe(302);
  expect(running.site.publicSettings).toMatchObject({
    publicUrl: "https://capi.example",
    productName: "Nina",
  });
});

test("one button takes the address of the page, with all that was typed; a name alone means https", async () => {
  await start({ TRUST_PROXY: "1" });
  const { origin } = new URL(running.url);
  expect(await textOf(await owner.open(page))).toContain("Usa questo indirizzo");
  const wrong = { intent: "here", publicUrl: "boh", productName: "Nina", contactEmail: "nina" };
  const refused = await textOf(await save(wrong));
  expect([valueOf(refused, "publicUrl"), valueOf(refused, "productName")]).toEqual([origin, "Nina"]);
  expect(running.site.publicSettings.publicUrl).toBeNull();
  expect((await save({ ...wrong, contactEmail: "" })).status).toBe(302);
  expect(running.site.publicSettings).toMatchObject({ publicUrl: origin, productName: "Nina" });
  expect(await textOf(await owner.open(page))).not.toContain("Usa questo indirizzo");

  expect((await save({ publicUrl: "Capi.example/" }, https)).status).toBe(302);
  expect(running.site.publicSettings.publicUrl).toBe("https://capi.example");
  for (const publicUrl of ["capi", "javascript:alert(1)", "capi.example/blog", "io@capi.example"]) {
    expect(await textOf(await save({ publicUrl }, https)), publicUrl).toContain("senza percorso");
  }
});

test("the suspect words are folded, and a mistake among them unfolds them", async () => {
  await start();
  const words = /<details class="other-ways"( open="")?><summary>Le parole \((\d+)\)</;
  expect(words.exec(await textOf(await owner.open(page)))?.slice(1)).toEqual([undefined, "148"]);
  const refused = await textOf(await save({ spamWords: "x,".repeat(2600) }));
  expect(words.exec(refused)?.slice(1)).toEqual([' open=""', "2600"]);
});

test("'Per cominciare' ticks what is done, says nothing twice, and goes when all is done", async () => {
  await start({ TRUST_PROXY: "1" });
  const shown = async () => {
    const html = await textOf(await owner.open("/admin"));
    return { html, steps: /Per cominciare: (\d) su 5/.exec(html)?.[1] };
  };
  const before = await shown();
  expect(before.steps).toBe("0");
  for (const to of ["impostazioni#productName", "impostazioni#publicUrl", "cartellini", "avvisi"]) {
    expect(before.html.split(`href="/admin/${to}"`).length - 1, to).toBeGreaterThan(0);
  }
  expect(before.html.split("#publicUrl")).toHaveLength(2);
  await save({ productName: "Nina", publicUrl: "https://capi.example" }, https);
  expect((await shown()).steps).toBe("2");
  await owner.send("/admin/cartellini", { name: "Zainetto" });
  expect((await shown()).html).toMatch(/Cartellino da appendere<\/a><span[^>]*> (?:<!-- -->)?\(fatto\)/);
  await owner.send("/admin/impostazioni/avvisi", { notifyEmail: "ugo@capra.example" });
  expect((await shown()).steps).toBe("3");
  await owner.send("/admin/impostazioni/avvisi", { notifyUrl: "ntfy+https://ntfy.example/x" });
  expect((await shown()).steps).toBe("4");
  expect(await textOf(await owner.open(page))).toContain("Non risulta ancora nessuna copia.");
  await writeValue(running.site.db, lastBackupKey, "2026-11-03T02:15:00.000Z");
  expect((await shown()).html).not.toContain("Per cominciare");
  expect(await textOf(await owner.open(page))).toContain("L’ultima è del");
});

test("the public address is followed at once by headers, cookies, links and the guard; the owner stays in", async () => {
  await start();
  const ours = { Origin: "https://capi.example", Host: "capi.example" };
  const answers = async () => {
    const home = await raw("/", { Host: "capi.example" });
    const login = await raw(
      "/admin",
      { ...ours, "Content-Type": "application/x-www-form-urlencoded" },
      `password=${password}`,
    );
    return {
      hsts: home.headers["strict-transport-security"] !== undefined,
      canonical: /rel="canonical" href="([^"]*)"/.exec(home.text)?.[1],
      cookie: login.headers["set-cookie"]?.[0]?.split("=")[0],
      secure: /; Secure/.test(login.headers["set-cookie"]?.[0] ?? ""),
      apiIsCached: /s-maxage/.test((await raw("/api", {})).headers["cache-control"] ?? ""),
      curl: (await raw("/api", { Host: "altro.example" })).text.includes("curl https://capi.example/api/"),
      server: (JSON.parse((await raw("/api/openapi.json", {})).text) as { servers: { url: string }[] })
        .servers[0]?.url,
      fromThere:
        (await raw("/submit", { Origin: "https://capi.example", Host: "10.0.0.7:3000" }, "")).status !== 403,
    };
  };
  const without = {
    hsts: false,
    canonical: undefined,
    cookie: "giramondo",
    secure: false,
    apiIsCached: false,
    curl: false,
    server: "/",
    fromThere: false,
  };
  expect(await answers()).toEqual(without);

  // The https proxy is not trusted, so only the browser knows the address of the form.
  const form = new URLSearchParams({ ...empty, publicUrl: "https://capi.example" }).toString();
  const own = { ...ours, Cookie: owner.cookie, "Content-Type": "application/x-www-form-urlencoded" };
  expect((await raw(page, own, form)).status).toBe(302);
  expect(await answers()).toEqual({
    hsts: true,
    canonical: "https://capi.example/",
    cookie: "__Host-giramondo",
    secure: true,
    apiIsCached: true,
    curl: true,
    server: "https://capi.example",
    fromThere: true,
  });
  expect((await owner.open("/admin/articoli")).status).toBe(200);

  expect((await save({})).status).toBe(302);
  expect(await answers()).toEqual(without);
  expect((await owner.open("/admin/articoli")).status).toBe(200);
});

test("what the environment and site.env say can be read, with where it is changed, and nothing else", async () => {
  await start({ PRODUCT_NAME: "Ugo" }, "CONTACT_EMAIL=ciao@ugo.example\nPUBLIC_URL=http://ugo.example\n");
  const html = await textOf(await owner.open(page));
  for (const [name, value, sentence] of [
    ["productName", "Ugo", "È deciso da chi gestisce il server"],
    ["contactEmail", "ciao@ugo.example", "È impostato in site.env"],
    ["publicUrl", "http://ugo.example", "È impostato in site.env"],
  ] as const) {
    const input = new RegExp(`<input[^>]*id="${name}"[^>]*>`).exec(html)?.[0] ?? "";
    expect(input).toContain("readonly");
    expect(input).toContain(`value="${value}"`);
    expect(input).not.toContain("name=");
    expect(new RegExp(`id="${name}-hint">([^<]*)`).exec(html)?.[1]).toContain(sentence);
  }
  expect(/<input[^>]*id="tiktokUrl"[^>]*>/.exec(html)?.[0]).not.toContain("readonly");

  // This form was opened before the owner wrote the file.
  const late = await save({ productName: "Nina", tiktokUrl: "https://www.tiktok.com/@ugo" });
  const again = await textOf(late);
  expect(late.status).toBe(409);
  expect(again).toContain("È deciso da chi gestisce il server");
  expect(valueOf(again, "tiktokUrl")).toBe("https://www.tiktok.com/@ugo");
  expect(running.site.publicSettings).toMatchObject({ productName: "Ugo", tiktokUrl: null });
});
