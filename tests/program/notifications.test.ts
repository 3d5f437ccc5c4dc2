import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { italianWordIn } from "../support/checks/italian-words";
import { type HttpReceiver, startHttpReceiver } from "../support/notifications/http-receiver";
import { type MailSink, startMailSink } from "../support/notifications/mail-sink";
import { startPushService } from "../support/notifications/push-service";
import { testCertificate } from "../support/notifications/test-certificate";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { fillDirectory } from "../support/site-data/prepared-directory";
import { sendStory } from "../support/send-story";

const account = { user: "avvisi@capi.example", password: "segretissima" };

let dataDir: string;
let sink: MailSink;
let receiver: HttpReceiver;
let environment: Record<string, string>;
let running: RunningProgram | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  await fillDirectory(dataDir);
  sink = await startMailSink({ account });
  receiver = await startHttpReceiver();
  const trusted = path.join(dataDir, "ca.pem");
  await writeFile(trusted, testCertificate.cert);
  environment = {
    SMTP_URL: `smtp://${account.user}:${account.password}@localhost:${sink.port}`,
    NOTIFY_EMAIL: "ugo@capra.example",
    SSL_CERT_FILE: trusted,
    PUBLIC_URL: "https://capi.example",
    TRUST_PROXY: "1",
  };
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
  await sink.close();
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});

const giramondo = (...words: string[]) => runProgramToItsEnd({ dataDir, environment, arguments: words });
const messageIds = () => sink.mails.map(({ headers }) => headers["message-id"]);

test("killed between sending and noting, the site sends the mail once more, with the same Message-ID", async () => {
  const arrived = Promise.withResolvers<string>();
  sink.onMail = () => {
    arrived.resolve("not acknowledged");
    return new Promise(() => undefined);
  };
  running = await runProgram({ dataDir, environment });
  await sendStory(running.url, { story: "Era sul molo.", name: "Marta", city: "Camogli" });
  await arrived.promise;
  await running.kill();

  sink.onMail = () => Promise.resolve();
  const push = await startPushService();
  const PUSH_HOSTS = new URL(push.url).host;
  running = await runProgram({ dataDir, environment: { ...environment, PUSH_HOSTS } });
  const subscription = JSON.stringify(push.subscription);
  const followed = await fetch(`${running.url}/segui`, {
    method: "POST",
    headers: { "X-Forwarded-Proto": "https" },
    body: new URLSearchParams({ act: "follow", subscription }),
    redirect: "manual",
  });
  expect(followed.status).toBe(303);
  await expect.poll(() => sink.mails.length, { timeout: 30_000 }).toBe(2);
  expect(new Set(messageIds()).size).toBe(1);
  expect(sink.mails[1]?.headers.subject).toBe("Una storia nuova (Camogli)");
  expect(sink.mails[1]?.raw).not.toContain("Marta");
  // The same timer writes to visitors who follow.
  await expect.poll(() => push.messages(), { timeout: 30_000 }).toHaveLength(1);
  expect(await running.stop()).toBe(0);
  await push.close();

  running = await runProgram({ dataDir, environment: { ...environment, NOTIFY_URL: receiver.url } });
  expect((await giramondo("notify", "--test")).code).toBe(0);
  expect(messageIds()).toHaveLength(3);
  expect(running.output().log).not.toContain(account.password);
});

test("notify --test says of each target whether it arrives, beside the running site too", async () => {
  environment.NOTIFY_URL = receiver.url;
  running = await runProgram({ dataDir, environment });
  const { code, out, err } = await giramondo("notify", "--test");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(
    `e-mail a ugo@capra.example, attraverso smtp://localhost:${sink.port}: la prova è arrivata\n` +
      `messaggio a ${receiver.url}: la prova è arrivata\n`,
  );
  expect(sink.mails).toMatchObject([{ secure: true, recipients: ["ugo@capra.example"] }]);
  const listed = await giramondo("notify");
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining("- e-mail a ugo@capra.example")]);
});

test("an owner who reads English gets English mails, and an English answer of notify", async () => {
  environment = { ...environment, OWNER_LANGUAGE: "en", NOTIFY_URL: receiver.url };
  const { code, out } = await giramondo("notify", "--test");
  expect([code, out]).toEqual([
    0,
    `e-mail to ugo@capra.example, through smtp://localhost:${sink.port}: the test arrived\n` +
      `message to ${receiver.url}: the test arrived\n`,
  ]);
  const [mail] = sink.mails;
  expect(mail?.headers).toMatchObject({
    from: `The site of Capi <${account.user}>`,
    subject: "Notifications about Capi work",
  });
  expect(mail?.raw).toContain('<html lang=3D"en">');
  expect(mail?.text).toContain("You get this because you look after the site of Capi.");
  expect(italianWordIn((mail?.text ?? "").replaceAll("/admin/avvisi", ""))).toBeUndefined();
  expect(JSON.parse(receiver.requests[0]?.body.toString() ?? "")).toMatchObject({
    text: "Notifications about Capi work. This is a test: next time it will be about a story.",
  });
  environment.SMTP_URL = `smtp://${account.user}:wrong@localhost:${sink.port}`;
  expect((await giramondo("notify", "--test")).out).toContain(
    "the test did not arrive. The server does not accept the user name or the password",
  );
});

test("what does not work is said in words, without the password, by notify and by doctor", async () => {
  environment.SMTP_URL = `smtp://${account.user}:sbagliatissima@localhost:${sink.port}`;
  const tried = await giramondo("notify", "--test");
  expect(tried.code).toBe(1);
  expect(tried.out).toContain("la prova non è arrivata. Il server non accetta il nome utente o la password");
  const looked = await giramondo("doctor");
  expect(looked.code).toBe(1);
  expect(looked.out).toMatch(
    /PROBLEMA .*Il server di posta smtp:\/\/localhost:\d+ non va: Il server non accetta/,
  );
  for (const { out, err } of [tried, looked]) expect(out + err).not.toContain("sbagliatissima");

  delete environment.SSL_CERT_FILE;
  expect((await giramondo("doctor")).out).toContain("Non conosco chi ha firmato il certificato del server");
});

test("doctor signs in to the mail server and sends nothing; without channels it says what can be set", async () => {
  await giramondo("notify");
  const { code, out } = await giramondo("doctor");
  expect(out).toContain("accetta il sito");
  expect(out).toContain("Non risulta ancora nessuna copia di sicurezza");
  expect(code).toBe(0);
  expect(sink.mails).toEqual([]);

  delete environment.SMTP_URL;
  expect((await giramondo("doctor")).out).toMatch(/nota .*Nessun modo di avvisare è impostato/);
  const alone = await giramondo("notify", "--test");
  expect([alone.code, alone.err]).toEqual([1, expect.stringContaining("Nessun modo di avvisare")]);
});

test("a copy that was restored elsewhere writes to nobody", async () => {
  environment.NOTIFY_URL = receiver.url;
  running = await runProgram({ dataDir, environment });
  await sendStory(running.url, { story: "Era sul molo." });
  await expect.poll(() => sink.mails.length, { timeout: 30_000 }).toBe(1);
  await running.stop();
  expect((await giramondo("backup", path.join(dataDir, "copia.tar.gz"))).code).toBe(0);
  expect((await giramondo("doctor")).out).toContain("L'ultima copia di sicurezza è del");

  const restored = await giramondo("restore", path.join(dataDir, "copia.tar.gz"), "--force");
  expect(restored.out).toContain("Gli avvisi sono in pausa");
  const before = [sink.mails.length, receiver.requests.length];
  running = await runProgram({ dataDir, environment });
  await sendStory(running.url, { story: "Una prova." });
  // The first search for messages begins with this mark, and a stop waits for its end.
  await expect.poll(() => hasLooked(dataDir), { timeout: 30_000 }).toBe(true);
  await running.stop();
  expect((await giramondo("doctor")).out).toContain("Gli avvisi sono in pausa");
  expect([sink.mails.length, receiver.requests.length]).toEqual(before);
});

function hasLooked(directory: string): boolean {
  const database = new Driver(path.join(directory, "site.db"), { readonly: true });
  const mark = database.prepare("select 1 from settings where key = 'backups-watched-since'").get();
  database.close();
  return mark !== undefined;
}
