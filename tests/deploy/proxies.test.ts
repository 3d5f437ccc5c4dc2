import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runProgram, type RunningProgram } from "../support/run-program";
import { jpegPhoto } from "../support/test-photos";
import { proxies, type Proxy, siteName } from "../support/deploy/proxy";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { open, readAnswer, visit } from "../support/deploy/visit";

const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
const password = "una password lunga";

describe.each(Object.entries(proxies))("behind %s", (_, start) => {
  let folder: string;
  let site: RunningProgram;
  let proxy: Proxy;
  let origin: string;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "giramondo-proxy-"));
    const [http, https] = [await freePort(), await freePort()];
    origin = `https://${siteName}:${https}`;
    site = await runSite({ TRUST_PROXY: "1" });
    proxy = await start({
      folder,
      http,
      https,
      upstream: new URL(site.url).host.replace("localhost", "127.0.0.1"),
    });
  });

  afterEach(async () => {
    await proxy.stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  function runSite(environment: Record<string, string>): Promise<RunningProgram> {
    const own = { PUBLIC_URL: origin, ADMIN_PASSWORD: password, LOGIN_LIMIT: "2" };
    return runProgram({
      executable,
      dataDir: path.join(folder, "data"),
      environment: { ...own, ...environment },
    });
  }

  const login = (given: string, more: { from?: string; headers?: Record<string, string> } = {}) =>
    visit(proxy, "/admin", { body: new URLSearchParams({ password: given }), ...more });

  const story = async (photos: Buffer[]) => {
    const form = new FormData();
    form.set("story", "Ciao dal proxy");
    form.set("consent", "true");
    photos.forEach((bytes, at) => form.append("photos", new File([new Uint8Array(bytes)], `foto-${at}.jpg`)));
    return form;
  };

  it("leads plain http to https, with path and query", async () => {
    const { status, headers } = await visit(proxy, "/blog?tutte=1", { plain: true });
    expect([301, 308]).toContain(status);
    expect(headers.location).toMatch(/^https:\/\/capi\.test(?::\d+)?\/blog\?tutte=1$/);
  });

  it("passes pages on as the site packed them, with its security headers once", async () => {
    for (const coding of ["br", "gzip"]) {
      const page = await visit(proxy, "/", { headers: { "Accept-Encoding": coding } });
      expect(page.status).toBe(200);
      expect(page.all["content-encoding"]).toEqual([coding]);
      expect(page.all["strict-transport-security"]).toEqual(["max-age=31536000"]);
      expect(page.all["content-security-policy"]).toHaveLength(1);
      expect(page.text).toMatch(/^<!DOCTYPE html>/);
      const headers = { "Accept-Encoding": coding, "If-None-Match": String(page.headers.etag) };
      expect((await visit(proxy, "/", { headers })).status).toBe(304);
    }
    const plain = await visit(proxy, "/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toMatch(/^<!DOCTYPE html>/);
  });

  it("lets the owner in with a Secure cookie, from the site's own pages only", async () => {
    const signedIn = await login(password, { headers: { Origin: origin } });
    expect(signedIn.status).toBe(302);
    const cookie = String(signedIn.headers["set-cookie"]);
    expect(cookie).toMatch(/giramondo=.*Secure/);
    const admin = await visit(proxy, "/admin", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
    expect(admin.text).toContain("Storie Ricevute");

    const elsewhere = { Origin: "https://evil.test" };
    expect((await login(password, { headers: elsewhere })).status).toBe(403);
    const forged = { ...elsewhere, "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    expect((await login(password, { headers: forged })).status).toBe(403);
  });

  it("counts each visitor for himself, and nobody can pretend to be another", async () => {
    for (let n = 0; n < 2; n += 1) expect((await login("sbagliata", { from: "127.0.0.2" })).status).toBe(401);
    expect((await login("sbagliata", { from: "127.0.0.2" })).status).toBe(429);
    for (const pretended of ["203.0.113.9", "127.0.0.3", "127.0.0.3, 127.0.0.4"]) {
      const headers = { "X-Forwarded-For": pretended, "X-Real-IP": "127.0.0.3", Forwarded: "for=127.0.0.3" };
      expect((await login("sbagliata", { from: "127.0.0.2", headers })).status).toBe(429);
    }
    expect((await login("sbagliata", { from: "127.0.0.3" })).status).toBe(401);
    expect((await login(password, { from: "127.0.0.3" })).status).toBe(302);
  });

  it("takes three photos of 10 MB, over HTTP/1.1 and HTTP/2", async () => {
    const photo = await jpegPhoto({ width: 1200, height: 900 });
    const heavy = Buffer.concat([photo, Buffer.alloc(10_000_000 - photo.length)]);
    const sent = await visit(proxy, "/submit", { body: await story([heavy, heavy, heavy]) });
    expect(sent.status).toBe(303);
    expect(await sendOverHttp2(new Response(await story([heavy, heavy, heavy])))).toBe(303);
    expect(readdirSync(path.join(site.dataDir, "uploads")).length).toBeGreaterThanOrEqual(6);
  });

  it("takes a form whose length nobody says, over HTTP/1.1 and HTTP/2", async () => {
    const body = await story([await jpegPhoto()]);
    expect((await visit(proxy, "/submit", { body, chunked: true })).status).toBe(303);
    expect(
      (await visit(proxy, "/api/admin/logout", { method: "POST", body: Buffer.alloc(0), chunked: true }))
        .status,
    ).toBe(200);
    expect(await sendOverHttp2(new Response(body), { saysLength: false })).toBe(303);
  });

  async function sendOverHttp2(form: Response, { saysLength = true } = {}): Promise<number> {
    const body = Buffer.from(await form.arrayBuffer());
    const session = connect(`https://127.0.0.1:${proxy.https}`, {
      servername: siteName,
      ca: proxy.certificate,
    });
    const stream = session.request({
      ":method": "POST",
      ":path": "/submit",
      ":authority": `${siteName}:${proxy.https}`,
      origin,
      "content-type": String(form.headers.get("Content-Type")),
      ...(saysLength && { "content-length": String(body.length) }),
    });
    stream.end(body);
    const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
    session.destroy();
    return Number(headers[":status"]);
  }

  it("says in Italian what is too large, in the words of the site", async () => {
    const request = open(
      proxy,
      "/submit",
      { method: "POST" },
      { "Content-Length": String(70 * 1024 * 1024) },
    );
    request.on("error", () => undefined);
    const answered = once(request, "response") as Promise<[IncomingMessage]>;
    request.write(Buffer.alloc(64 * 1024));
    const answer = await readAnswer(await answered);
    request.destroy();
    expect(answer.status).toBe(413);
    expect(answer.text).toContain("Le foto sono troppo pesanti");
  });

  it("hands an upload on while it arrives", async () => {
    const { body, boundary } = await slowForm();
    const request = open(
      proxy,
      "/submit",
      { method: "POST" },
      { "Content-Length": String(body.length), "Content-Type": `multipart/form-data; boundary=${boundary}` },
    );
    const answered = once(request, "response") as Promise<[IncomingMessage]>;
    request.write(body.subarray(0, body.length / 2));
    const incoming = path.join(site.dataDir, "incoming");
    const arrived = () =>
      readdirSync(incoming, { recursive: true, encoding: "utf8" })
        .map((name) => statSync(path.join(incoming, name)))
        .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    await vi.waitFor(() => expect(arrived()).toBeGreaterThan(body.length / 4), { timeout: 10_000 });
    request.end(body.subarray(body.length / 2));
    expect((await readAnswer(await answered)).status).toBe(303);
  });

  async function slowForm(): Promise<{ body: Buffer; boundary: string }> {
    const photo = await jpegPhoto();
    const form = new Response(await story([Buffer.concat([photo, Buffer.alloc(4_000_000)])]));
    const boundary = /boundary=(.*)$/.exec(String(form.headers.get("Content-Type")))?.[1] ?? "";
    return { body: Buffer.from(await form.arrayBuffer()), boundary };
  }

  it("shows an Italian page while the site restarts, and the site again afterwards", async () => {
    const { port } = new URL(site.url);
    await site.stop();
    for (const body of [undefined, new URLSearchParams({ password })]) {
      const away = await visit(proxy, "/admin", { body });
      expect(away.status).toBe(503);
      expect(away.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(away.headers["retry-after"]).toBe("30");
      expect(away.text).toContain("Il sito si sta riavviando");
      expect(away.text).not.toMatch(/nginx|caddy|Bad Gateway/i);
    }
    site = await runSite({ TRUST_PROXY: "1", PORT: port });
    expect((await visit(proxy, "/")).status).toBe(200);
  });

  it("warns the owner once when nobody said that the proxy may be believed", async () => {
    const { port } = new URL(site.url);
    await site.stop();
    site = await runSite({ PORT: port });
    for (const page of ["/blog", "/map", "/submit"]) await visit(proxy, page);
    await site.stop();
    expect(site.output().log.match(/^.*TRUST_PROXY.*$/gm)).toHaveLength(1);
  });
});
