import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { countAll } from "~/domain/pagination/cursor.server";
import type { ServerContext } from "~/server/http-server/server-context";
import { textOf } from "../../support/pages/form-html";
import { type Owner, signedIn } from "../../support/owner";
import { answerOn, multipartOf, postHead, rawConnection } from "../../support/network/raw-connection";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const password = "muretto-del-porto";
const article = { title: "T", content: "C", city: "Camogli", country: "Italia" };
const sockets: Socket[] = [];
let running: SiteInProcess;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running.close();
});

async function siteWith(program: Partial<ServerContext>): Promise<void> {
  running = await siteInProcess({ SUBMIT_LIMIT: "0" }, { program });
  await setPassword(running.site, password);
}

/** Begins a form of this length and never completes it. */
async function unfinished(
  address: string,
  length: number,
  from = "127.0.66.1",
  type = "multipart/form-data; boundary=b",
) {
  const socket = await rawConnection(running.url, from);
  sockets.push(socket);
  socket.write(`${postHead(address, type, length)}--b\r\n`);
  return socket;
}

/** Does the same, and waits until the server has admitted the form and waits for its body. */
async function admitted(address: string, length: number, from: string): Promise<void> {
  const socket = await rawConnection(running.url, from);
  sockets.push(socket);
  socket.write(postHead(address, "multipart/form-data; boundary=b", length, "Expect: 100-continue\r\n"));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 100 /);
}

async function photoNamed(name: string): Promise<[string, Buffer]> {
  return [name, await jpegPhoto()];
}

describe("when forms that never end take all the room for texts", () => {
  it("lets other networks in, at the cost of the greediest", async () => {
    await siteWith({ bodyBudget: { text: 160 * kilobyte, photos: 100 * megabyte } });
    const first = await unfinished("/submit", 30 * kilobyte);
    const cut = answerOn(await unfinished("/submit", 30 * kilobyte));
    const honest = await sendStory(running.url, { story: "Dal porto", photos: [await photoNamed("a.jpg")] });
    expect(honest.status).toBe(303);
    expect(await countAll(running.site, "stories")).toBe(1);
    expect(await cut).toBe("");
    expect(first.readyState).toBe("open");
  });

  it("asks who is one too many to send again, with a page that says how", async () => {
    await siteWith({ bodyBudget: { text: 100 * kilobyte, photos: 100 * megabyte } });
    await admitted("/submit", 30 * kilobyte, "127.0.0.1");
    const answer = await sendStory(running.url, { story: "x".repeat(20_000) });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    const html = await textOf(answer);
    expect(html).toContain("Torna indietro: quello che hai scritto dovrebbe essere ancora lì");
    const call = await fetch(`${running.url}/api/submit-story`, {
      method: "POST",
      body: new URLSearchParams({ story: "x".repeat(20_000) }),
    });
    expect(call.status).toBe(503);
    expect(await call.json()).toEqual({ error: expect.stringContaining("Torna indietro") as string });
  });

  it("gives the room back when a form is answered, cut, or refused", async () => {
    await siteWith({ bodyBudget: { text: 100 * kilobyte, photos: 100 * megabyte } });
    for (let n = 0; n < 20; n += 1) {
      const story = n % 2 ? `Storia ${n}` : "x".repeat(30_000);
      // The server may notice a moment later that the earlier form was cut off.
      await expect.poll(async () => (await sendStory(running.url, { story })).status).toBe(n % 2 ? 303 : 400);
      const cut = await unfinished("/submit", 30 * kilobyte, "127.0.0.1");
      cut.destroy();
      await once(cut, "close");
    }
    await expect
      .poll(async () => (await sendStory(running.url, { story: "x".repeat(30_000) })).status)
      .toBe(400);
  });

  it("lets the owner sign in and write", async () => {
    await siteWith({ bodyBudget: { text: 300 * kilobyte, photos: 100 * megabyte } });
    for (let n = 0; n < 10; n += 1) await unfinished("/submit", 30 * kilobyte, `127.0.${n + 60}.1`);
    const owner = await signedIn(running.url, password);
    expect((await owner.send("/admin/nuovo-articolo", article)).status).toBe(302);
  });
});

describe("when photos on their way take all the room", () => {
  it("the words of the next form come back, with its sentence; without photos it is sent", async () => {
    await siteWith({ bodyBudget: { text: 16 * megabyte, photos: 10 * megabyte } });
    await admitted("/submit", 3 * megabyte, "127.0.0.1");
    const photo = new Uint8Array(2 * megabyte);
    const answer = await sendStory(running.url, {
      story: "Le mie parole",
      photos: [["a.jpg", Buffer.from(photo)]],
    });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    const html = await textOf(answer);
    expect(html).toContain("Le mie parole");
    expect(html).toContain("In questo momento arrivano molte foto tutte insieme");
    expect(html).toContain("sceglile di nuovo");
    expect(await readdir(path.join(running.dataDir, "incoming"))).toEqual([]);
    expect((await sendStory(running.url, { story: "Le mie parole" })).status).toBe(303);
  });

  it("an article is not made without its photo: the form comes back whole", async () => {
    const faults: unknown[] = [];
    running = await siteInProcess(
      {},
      {
        onError: (error) => faults.push(error),
        program: { bodyBudget: { text: 16 * megabyte, photos: kilobyte } },
      },
    );
    await setPassword(running.site, password);
    const owner = await signedIn(running.url, password);
    const sent = await owner.send("/admin/nuovo-articolo", { ...article, photo: await jpegUpload("a.jpg") });
    expect(sent.status).toBe(503);
    expect(await textOf(sent)).toContain("Camogli");
    expect(await running.site.db.selectFrom("blog_posts").selectAll().execute()).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  it("nobody's photos are taken from the last 100 MB of the disk, whatever else is on its way", async () => {
    running = await siteInProcess(
      {},
      { site: { freeBytes: async () => 110 * megabyte }, onError: () => undefined },
    );
    await admitted("/submit", 4 * megabyte, "127.0.0.1");
    const large: [string, Buffer] = ["a.jpg", Buffer.alloc(1.5 * megabyte)];
    const answer = await sendStory(running.url, { story: "Le mie parole", photos: [large] });
    expect(answer.status).toBe(503);
    expect(await textOf(answer)).toContain("Le mie parole");
    expect((await sendStory(running.url, { story: "Le mie parole" })).status).toBe(303);
  });

  it("a photo stops being received when the disk has filled up meanwhile", async () => {
    let free = 500 * megabyte;
    const faults: unknown[] = [];
    running = await siteInProcess(
      {},
      { site: { freeBytes: async () => free }, onError: (error) => faults.push(error) },
    );
    const form = new FormData();
    form.set("consent", "true");
    form.append("photos", new File([new Uint8Array(5 * megabyte)], "a.jpg"));
    form.append("story", "Dopo la foto");
    const { contentType, body } = await multipartOf(form);
    const socket = await rawConnection(running.url);
    const answer = answerOn(socket);
    socket.write(postHead("/submit", contentType, body.length));
    socket.write(body.subarray(0, megabyte / 2));
    await expect.poll(() => readdir(path.join(running.dataDir, "incoming"))).toHaveLength(1);
    free = 99 * megabyte;
    socket.write(body.subarray(megabyte / 2));
    expect(await answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*Dopo la foto/);
    await expect.poll(() => readdir(path.join(running.dataDir, "incoming"))).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});

describe("a body that drips", () => {
  it("is cut, one that keeps moving is not", async () => {
    await siteWith({
      connectionLimits: { minimumThroughput: { windowMs: 300, bytes: 2 * kilobyte }, everyMs: 50 },
    });
    const drip = await unfinished("/submit", megabyte);
    const dripping = setInterval(() => drip.write("-"), 20);
    const form = new FormData();
    form.set("story", "Piano piano");
    form.set("consent", "true");
    form.append("photos", new File([new Uint8Array(await jpegPhoto({ width: 1200, height: 900 }))], "a.jpg"));
    const { contentType, body } = await multipartOf(form);
    const slow = await rawConnection(running.url);
    const answer = answerOn(slow);
    slow.write(postHead("/submit", contentType, body.length));
    let at = 0;
    const piece = Math.ceil(body.length / 60);
    const sending = setInterval(() => {
      slow.write(body.subarray(at, at + piece));
      at += piece;
      if (at >= body.length) clearInterval(sending);
    }, 25);
    await answerOn(drip);
    clearInterval(dripping);
    expect(drip.bytesRead).toBe(0);
    expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
  });
});

describe("what signed-out people send to the owner's addresses", () => {
  const paths = ["/admin/nuovo-articolo", "/admin/nuova-location", "/Admin/Articoli/", "/admin/locations"];

  it.each([...paths, "/api/admin/blog-posts", "/api/extract-gps", "/%61dmin/nuovo-articolo"])(
    "%s: is answered before it has come",
    async (address) => {
      await siteWith({});
      const socket = await unfinished(address, 60 * kilobyte);
      const [first] = (await once(socket, "data")) as [Buffer];
      const isCall = address.startsWith("/api/");
      expect(first.toString()).toMatch(
        isCall ? /^HTTP\/1\.1 401 / : /^HTTP\/1\.1 302 [\s\S]*Location: \/admin\?ritorno=/i,
      );
      expect(await readdir(path.join(running.dataDir, "incoming"))).toEqual([]);
    },
  );

  it("is kept when their session has timed out, and counts like a stranger's", async () => {
    await siteWith({ bodyBudget: { text: 600 * kilobyte, photos: 100 * megabyte } });
    const owner: Owner = await signedIn(running.url, password);
    const html = await (await owner.open("/admin/nuovo-articolo")).text();
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await timeOutSessions(running.site);
    const kept = await owner.send("/admin/nuovo-articolo", { ...article, token });
    expect(kept.headers.get("Location")).toMatch(/draft%3D/);
    const long = { ...article, content: "x".repeat(300 * kilobyte), token };
    expect((await owner.send("/admin/nuovo-articolo", long)).headers.get("Location")).not.toMatch(/draft%3D/);
    await setPassword(running.site, "un'altra password");
    const refused = await owner.send("/admin/nuovo-articolo", { ...article, token });
    expect(refused.status).toBe(401);
    expect(await running.site.db.selectFrom("drafts").selectAll().execute()).toHaveLength(1);
  });
});
