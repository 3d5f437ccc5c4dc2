import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailSink, startMailSink } from "../../../tests/support/notifications/mail-sink";
import { trustTestCertificate } from "../../../tests/support/notifications/test-certificate";
import { notifiedSite } from "../../../tests/support/notifications/notified-site";
import { listDeliveries } from "~/domain/notifications/outbox/deliveries-queries.server";
import { parseSmtpUrl, type SmtpServer } from "~/domain/notifications/channels/addresses.server";
import { checkMailServer, sendMail } from "./send-mail";

const account = { user: "avvisi@capi.example", password: "p@ss/wo:rd €" };
const everywhere = () => true;
const mail = {
  id: "0123456789abcdef0123",
  date: new Date("2026-05-03T10:00:00.000Z"),
  to: "ugo@capra.example",
  senderName: "Il sito di Capi",
  siteHost: "capi.example",
  subject: "Una storia nuova",
  text: "Ciao",
  html: "<p>Ciao</p>",
};

let sink: MailSink | undefined;
let distrust = () => {};
beforeEach(() => {
  distrust = trustTestCertificate();
});
afterEach(async () => {
  distrust();
  await sink?.close();
  sink = undefined;
});

const server = (url: string) => parseSmtpUrl(url) as SmtpServer;
const errorOf = async (url: string) => {
  const result = await sendMail(server(url), mail, everywhere);
  return result.ok ? null : result.error;
};

test.each([
  ["TLS from the first byte", true, "smtps"],
  ["STARTTLS", false, "smtp"],
])("a mail arrives with %s and a password", async (_, secure, scheme) => {
  sink = await startMailSink({ secure, account });
  const url = `${scheme}://${account.user}:${account.password}@localhost:${sink.port}`;
  expect(await checkMailServer(server(url), everywhere)).toBeNull();
  expect(await errorOf(url)).toBeNull();
  expect(sink.mails).toMatchObject([{ secure: true, recipients: ["ugo@capra.example"], text: "Ciao" }]);
  expect(sink.mails[0]?.headers).toMatchObject({
    from: "Il sito di Capi <avvisi@capi.example>",
    to: "ugo@capra.example",
    subject: "Una storia nuova",
    date: "Sun, 03 May 2026 10:00:00 +0000",
    "message-id": "<0123456789abcdef0123@capi.example>",
    "list-id": "<avvisi.capi.example>",
    "auto-submitted": "auto-generated",
  });
});

test("why a mail does not arrive is known, and no password is in what is kept of it", async () => {
  sink = await startMailSink({ account });
  const at = `localhost:${sink.port}`;
  const wrong = await errorOf(`smtp://${account.user}:segreta@${at}`);
  expect(wrong).toEqual({ code: "wrong-password", status: 535 });
  expect(await errorOf(`smtp://nessuno.invalid:${sink.port}`)).toEqual({ code: "unknown-host" });
  expect(await errorOf("smtp://localhost:1")).toEqual({ code: "nobody-there" });
  expect(await errorOf(`smtps://${at}`)).toEqual({ code: "no-tls" });
  distrust();
  expect(await errorOf(`smtp://${account.user}:${account.password}@${at}`)).toEqual({
    code: "unknown-issuer",
  });
  expect(sink.mails).toEqual([]);
});

test("a server that is named by its IP address is asked without a warning on the terminal", async () => {
  sink = await startMailSink({ secure: true });
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on("warning", note);
  expect(await errorOf(`smtps://127.0.0.1:${sink.port}`)).toBeNull();
  await new Promise(setImmediate);
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

test("a recipient whom the server refuses is told from a wrong password", async () => {
  sink = await startMailSink();
  sink.refuseWith = 550;
  expect(await errorOf(`smtp://localhost:${sink.port}`)).toEqual({ code: "recipient-refused", status: 550 });
});

test("a channel of /admin reaches no private address", async () => {
  sink = await startMailSink();
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    const url = `smtp://${host}:${sink.port}`;
    const result = await sendMail(server(url), mail, () => false);
    expect(result, host).toEqual({ ok: false, error: { code: "private-address" } });
  }
});

test("the owner reads where a story is from, and nothing that its finder wrote", async () => {
  sink = await startMailSink();
  const smtpUrl = `smtp://localhost:${sink.port}?from=sito@capi.example`;
  const here = await notifiedSite({ smtpUrl, notifyEmail: "ugo@capra.example, eva@capra.example" });
  const id = await here.story({
    city: "Càmogli <b>\nBcc: altri@capra.example",
    name: "Marta Rossi",
    story: "Era seduto sul molo.",
  });
  await here.send();
  await here.send();
  const [first] = sink.mails;
  expect(sink.mails.map(({ recipients }) => recipients).sort()).toEqual([
    ["eva@capra.example"],
    ["ugo@capra.example"],
  ]);
  expect(first?.headers.subject).toBe("Una storia nuova (Càmogli <b> Bcc: altri@capra.example)");
  expect(first?.headers.bcc).toBeUndefined();
  expect(first?.headers.from).toBe("Il sito di Capi <sito@capi.example>");
  expect(first?.text).toContain(`https://capi.example/admin/storie/${id}`);
  expect(first?.html).toContain("Càmogli &#60;b&#62; Bcc");
  expect(first?.html).not.toMatch(/<img|https?:\/\/(?!capi\.example\/admin)/);
  for (const secret of ["Marta", "Rossi", "molo", "seduto"]) {
    expect(`${first?.raw}${first?.text}${first?.html}`).not.toContain(secret);
  }
  await here.close();
});

test("with all details the owner reads the name and the words", async () => {
  sink = await startMailSink();
  const smtpUrl = `smtp://localhost:${sink.port}`;
  const here = await notifiedSite({ smtpUrl, notifyEmail: "ugo@capra.example", notifyDetail: "full" });
  await here.story({ name: "Marta", story: "Era <seduto>\nsul molo." });
  await here.send();
  const [first] = sink.mails;
  expect(first?.text).toContain("Marta scrive:\n\n> Era <seduto>\n> sul molo.");
  expect(first?.html).toContain("Era &#60;seduto&#62;<br>sul molo.");
  await here.close();
});

test("a mail that was refused is tried again, with the same Message-ID, and each recipient for itself", async () => {
  sink = await startMailSink();
  const smtpUrl = `smtp://localhost:${sink.port}`;
  const here = await notifiedSite({ smtpUrl, notifyEmail: "ugo@capra.example" });
  await here.story();
  sink.refuseWith = 451;
  await here.send();
  expect(await listDeliveries(here.site)).toMatchObject([
    {
      channel: "mail",
      to: "ugo@capra.example",
      outcome: null,
      error: { code: "try-later", status: 451 },
    },
  ]);
  sink.refuseWith = null;
  await here.send();
  expect(sink.mails).toEqual([]);
  here.passes(1);
  await here.send();
  expect(sink.mails.map(({ headers }) => headers["message-id"])).toEqual([
    expect.stringMatching(/^<[0-9a-f]{20}@capi\.example>$/),
  ]);
  expect(await listDeliveries(here.site)).toMatchObject([{ outcome: "sent", error: null, tries: 2 }]);
  await here.close();
});
