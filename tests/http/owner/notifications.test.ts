import { afterEach, beforeEach, expect, test } from "vitest";
import { listDeliveries } from "~/domain/notifications/outbox/deliveries-queries.server";
import { listBrowsers } from "~/domain/notifications/channels/targets.server";
import { areNotificationsPaused, pauseKey } from "~/domain/notifications/pause.server";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { writeValue } from "~/domain/key-values.server";
import { createMessenger } from "~/server/notifications/create-messenger";
import { parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type HttpReceiver, startHttpReceiver } from "../../support/notifications/http-receiver";
import { type MailSink, startMailSink } from "../../support/notifications/mail-sink";
import { startPushService } from "../../support/notifications/push-service";
import { trustTestCertificate } from "../../support/notifications/test-certificate";
import { type Owner, nextNotice, nextNoticeInFull } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";

const page = "/admin/avvisi";
const form = "/admin/impostazioni/avvisi";

let running: SiteInProcess;
let owner: Owner;
let sink: MailSink;
let receiver: HttpReceiver;
let distrust: () => void;
beforeEach(async () => {
  distrust = trustTestCertificate();
  sink = await startMailSink();
  receiver = await startHttpReceiver();
});
afterEach(async () => {
  distrust();
  await running.close();
  await sink.close();
  await receiver.close();
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  ({ running, owner } = await siteWithOwner(environment));
}

const open = async (path = page) => textOf(await owner.open(path));

test("a trial reaches every channel, and the page says so", async () => {
  await start({
    SMTP_URL: `smtp://localhost:${sink.port}`,
    NOTIFY_EMAIL: "ugo@capra.example",
    NOTIFY_URL: receiver.url,
  });
  const before = await open();
  expect(before).toContain("ugo@capra.example");
  expect(before).toContain("da chi gestisce il server");
  expect(before).toContain("Non ho ancora mandato niente.");
  const answer = await owner.send(page, { act: "trial" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, page]);
  expect(await nextNotice(running.url, answer)).toBe("Prova mandata!");
  expect(sink.mails.map(({ headers }) => headers.subject)).toEqual(["Gli avvisi di Capi funzionano"]);
  expect(receiver.requests).toHaveLength(1);
  const after = await open();
  expect(after.match(/Arrivato</g)).toHaveLength(2);
});

test("a story is sent beside the visitor's request, never in it, and the page says why it did not arrive", async () => {
  await sink.close();
  await start({ SMTP_URL: `smtp://localhost:${sink.port}`, NOTIFY_EMAIL: "ugo@capra.example" });
  sink = await startMailSink();
  const { status } = await sendStory(running.url, { story: "Era sul molo.", city: "Camogli" });
  expect(status).toBeLessThan(400);
  expect(await listDeliveries(running.site)).toEqual([]);
  await sendMessages(running.site);
  const html = await open();
  expect(html).toContain("Una storia nuova");
  expect(html).toContain("Non ancora arrivato: riprovo il");
  expect(html).toContain("A quell’indirizzo non risponde nessuno");
});

test("a trial that fails says why in words, and shows no secret", async () => {
  receiver.answer = (response) => void response.writeHead(401).end();
  const url = receiver.url.replace("http://", "ntfy+http://:tk_segretissimo@");
  await start({ NOTIFY_URL: `${url}/argomento-segreto` });
  const answer = await owner.send(page, { act: "trial" });
  expect(await nextNoticeInFull(running.url, answer)).toEqual({
    title: "La prova non è arrivata ovunque",
    text: "Qui sotto, fra gli ultimi avvisi, c’è scritto perché.",
  });
  const html = await open();
  expect(html).toContain("Il server non accetta il nome utente o la password: controllali. (401)");
  for (const secret of ["tk_segretissimo", "argomento-segreto"]) {
    expect(html + (await open(form)) + JSON.stringify(running.log)).not.toContain(secret);
  }
});

test("the owner sets the channels in the panel: secrets go in, and never come out again", async () => {
  await start();
  expect(await open()).toContain("Non impostato.");
  const secret = "segretissima";
  const fields = {
    notifyEmail: "ugo@capra.example; eva@capra.example",
    ...{ smtpHost: "posta.example", smtpUser: "ugo@capra.example", smtpPassword: `${secret}@:/` },
    notifyUrl: `ntfy+https://:${secret}@ntfy.example/${secret}`,
    full: "true",
  };
  const saved = await owner.send(form, fields);
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, page]);
  const pages = (await open()) + (await open(form));
  for (const shown of ["ugo@capra.example, eva@capra.example", "smtps://posta.example:465", "ntfy.example"]) {
    expect(pages).toContain(shown);
  }
  expect(pages).toContain("Gli avvisi contengono anche il nome");
  expect(pages).not.toContain(secret);
  const stored = running.site.channels.values.smtpUrl;
  const server = { host: "posta.example", port: 465, secure: true, user: "ugo@capra.example" };
  expect(parseSmtpUrl(stored ?? "")).toMatchObject({ ...server, password: `${secret}@:/` });

  await owner.send(form, {
    notifyEmail: "ugo@capra.example",
    notifyUrl: "",
    "remove-notifyUrl": "true",
  });
  expect(running.site.channels.values).toEqual({
    notifyEmail: "ugo@capra.example",
    smtpUrl: stored,
    notifyUrl: null,
    notifyDetail: null,
  });
  const empty = await textOf(await owner.open(form));
  for (const name of ["smtpPassword", "notifyUrl"])
    expect(empty).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*type="password"`));
  await owner.send(form, { smtpProvider: "icloud", smtpUser: "ugo@icloud.example", smtpPassword: secret });
  const icloud = { host: "smtp.mail.me.com", port: 587, secure: false, user: "ugo@icloud.example" };
  expect(parseSmtpUrl(running.site.channels.values.smtpUrl ?? "")).toMatchObject(icloud);
});

test("what is wrong is said beside its field, and nothing is stored", async () => {
  await start();
  const answer = await owner.send(form, {
    notifyEmail: "ugo chiocciola capra",
    ...{ smtpHost: "posta example", smtpPort: "465", smtpUser: "ugo", smtpPassword: "segretissima" },
    notifyUrl: "ftp://x",
  });
  const html = await textOf(answer);
  expect(answer.status).toBe(400);
  expect(html).toContain('value="ugo chiocciola capra"');
  for (const id of ["notifyEmail", "smtpHost", "notifyUrl"]) expect(html).toContain(`id="${id}-error"`);
  expect([valueOf(html, "smtpHost"), valueOf(html, "smtpUser")]).toEqual(["posta example", "ugo"]);
  const half = await textOf(await owner.send(form, { smtpProvider: "gmail", smtpPort: "0" }));
  for (const id of ["smtpUser", "smtpPassword"]) expect(half).toContain(`id="${id}-error"`);
  expect(html).not.toContain("segretissima");
  expect(running.site.channels.list().map(({ source }) => source)).toEqual(Array(4).fill("default"));
});

test("what the environment says cannot be changed in the panel, which says so", async () => {
  await start({ NOTIFY_URL: receiver.url });
  expect(await open(form)).toContain("È deciso da chi gestisce il server");
  await owner.send(form, { notifyUrl: "https://altrove.example/" });
  expect(running.site.channels.values.notifyUrl).toBe(receiver.url);
});

test("the panel takes no address of a network at home, and says so beside the field", async () => {
  await start();
  const kept = { notifyEmail: "ugo@capra.example", notifyDetail: "full" };
  for (const host of ["localhost", "192.168.1.20", "[fd00::1]", "nas.local", "nas"]) {
    const fields = { ...kept, smtpHost: host, smtpPort: "2525", notifyUrl: `ntfy+http://${host}:8080/capi` };
    const answer = await owner.send(form, fields);
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    for (const id of ["smtpHost", "notifyUrl"]) {
      expect(html).toMatch(
        new RegExp(`id="${id}-error"><p class="field-error">Questo indirizzo è nella rete di casa tua`),
      );
    }
    expect(html).toContain(kept.notifyEmail);
  }
  const { smtpUrl, notifyUrl, notifyEmail } = running.site.channels.values;
  expect({ smtpUrl, notifyUrl, notifyEmail }).toEqual({ smtpUrl: null, notifyUrl: null, notifyEmail: null });
  await owner.send(form, { ...kept, notifyUrl: "ntfy+https://ntfy.example/capi" });
  expect(running.site.channels.values.notifyUrl).toBe("ntfy+https://ntfy.example/capi");
});

test("what the panel took, and leads into a private network all the same, is not sent", async () => {
  await start();
  const { db, channels } = running.site;
  await writeValue(db, "NOTIFY_EMAIL", "ugo@capra.example");
  await writeValue(db, "SMTP_URL", `smtp://localhost:${sink.port}`);
  await writeValue(db, "NOTIFY_URL", receiver.url);
  await channels.reload(db);
  expect(await nextNotice(running.url, await owner.send(page, { act: "trial" }))).toMatch(/non è arrivata/);
  expect((await open()).match(/L’indirizzo è in una rete privata/g)).toHaveLength(2);
  expect([sink.mails, receiver.requests]).toEqual([[], []]);
});

test("after a restore the whole panel says that nothing is sent, until the owner confirms", async () => {
  await start({ NOTIFY_URL: receiver.url });
  await writeValue(running.site.db, pauseKey, "restore");
  expect(await open("/admin/articoli")).toContain("Gli avvisi sono in pausa");
  await sendStory(running.url, { story: "Era sul molo." });
  await sendMessages(running.site);
  expect(receiver.requests).toEqual([]);
  expect(await open()).toContain("Riattiva gli avvisi");
  await owner.send(page, { act: "resume" });
  expect(await areNotificationsPaused(running.site.db)).toBe(false);
  await sendMessages(running.site);
  expect(receiver.requests).toHaveLength(1);
  expect(await open("/admin/articoli")).not.toContain("Gli avvisi sono in pausa");
});

test("a browser is added and removed; over plain http the page says what it needs", async () => {
  const service = await startPushService();
  await start({ TRUST_PROXY: "1" });
  expect(await open()).toContain("solo quando il sito si apre con https");
  const site = running.site as { messenger: typeof running.site.messenger };
  site.messenger = createMessenger(running.site, () => true);
  const sent = await owner.send(page, { subscription: JSON.stringify(service.subscription) });
  expect(await nextNotice(running.url, sent)).toBe("Avvisi attivi!");
  const [browser] = await listBrowsers(running.site);
  const html = await open();
  expect(html).toContain(browser?.id);
  expect(html).not.toContain(service.subscription.endpoint);
  expect(html).not.toContain(service.subscription.keys.auth);
  for (const subscription of [
    "",
    "{",
    '{"endpoint":"http://push.example"}',
    JSON.stringify({ endpoint: 7 }),
  ]) {
    const refused = await owner.send(page, { subscription });
    expect(await nextNotice(running.url, refused), subscription).toBe("Questo dispositivo non è attivo");
  }
  await owner.send(page, { browser: browser?.id ?? "" });
  expect(await listBrowsers(running.site)).toEqual([]);
  await service.close();
});

test("nobody but the owner sees or does anything of it", async () => {
  await start({ NOTIFY_URL: receiver.url });
  for (const path of [page, form]) {
    const answer = await fetch(running.url + path, { redirect: "manual" });
    expect(answer.headers.get("Location"), path).toMatch(/^\/admin\?ritorno=/);
  }
  const forms: Record<string, string>[] = [{ act: "trial" }, { act: "resume" }, { subscription: "{}" }];
  for (const body of forms) {
    await fetch(running.url + page, { method: "POST", body: new URLSearchParams(body), redirect: "manual" });
  }
  expect(receiver.requests).toEqual([]);
});

test("the link of a message leads to its story, through the login", async () => {
  await start({ NOTIFY_URL: receiver.url, PUBLIC_URL: "https://capi.example" });
  await sendStory(running.url, { story: "Era sul molo." });
  await sendMessages(running.site);
  const { url } = JSON.parse(receiver.requests[0]?.body.toString() ?? "{}") as { url: string };
  const { pathname } = new URL(url);
  const asked = await fetch(running.url + pathname, { redirect: "manual" });
  const login = asked.headers.get("Location") ?? "";
  expect(login).toBe(`/admin?ritorno=${encodeURIComponent(pathname)}`);
  const entered = await fetch(running.url + login, {
    method: "POST",
    body: new URLSearchParams({ password: ownersPassword }),
    redirect: "manual",
  });
  // A browser without a cookie first shows whether it keeps one.
  const check = entered.headers.get("Location") ?? "";
  const cookies = entered.headers.getSetCookie().map((one) => one.split(";")[0]);
  const led = await fetch(running.url + check, {
    headers: { Cookie: cookies.join("; ") },
    redirect: "manual",
  });
  expect(led.headers.get("Location")).toBe(pathname);
  expect(await open(pathname)).toContain("Era sul molo.");
});

test("a phone can put the site on its home screen, with a worker that keeps nothing", async () => {
  await start();
  expect(await open()).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  const manifest = await fetch(`${running.url}/site.webmanifest`);
  expect(manifest.headers.get("Content-Type")).toMatch(/^application\/manifest\+json/);
  const { name, display, icons } = (await manifest.json()) as {
    name: string;
    display: string;
    icons: { src: string }[];
  };
  expect([name, display]).toEqual(["Capi", "standalone"]);
  for (const { src } of icons) expect((await fetch(running.url + src)).status, src).toBe(200);
  const worker = await fetch(`${running.url}/service-worker.js`);
  expect(worker.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  const script = await worker.text();
  expect(script).toContain("showNotification");
  expect(script).not.toMatch(/caches|fetch/);
});
