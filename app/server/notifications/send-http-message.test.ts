import { afterEach, beforeEach, expect, test } from "vitest";
import { type HttpReceiver, startHttpReceiver } from "../../../tests/support/notifications/http-receiver";
import { type NotifiedSite, notifiedSite } from "../../../tests/support/notifications/notified-site";
import { type NotifyAddress, parseNotifyUrl } from "~/domain/notifications/channels/addresses.server";
import { sendHttpMessage } from "./send-http-message";

let receiver: HttpReceiver;
let here: NotifiedSite | undefined;
beforeEach(async () => {
  receiver = await startHttpReceiver();
});
afterEach(async () => {
  await here?.close();
  here = undefined;
  await receiver.close();
});

const message = {
  id: "1",
  event: "story",
  at: "2026-05-03T10:00:00.000Z",
  title: "Ciao",
  text: "",
  url: null,
};
const send = (url: string, isAllowed = () => true) =>
  sendHttpMessage(parseNotifyUrl(url) as NotifyAddress, message, isAllowed);

test("ntfy gets the topic, the words and the way to the story, and the token", async () => {
  const url = receiver.url.replace("http://", "ntfy+http://:tk_segreto@");
  here = await notifiedSite({ notifyUrl: `${url}/capi-avvisi` });
  const id = await here.story({ city: "Forlì 🦫" });
  await here.send();
  const [request] = receiver.requests;
  expect([request?.method, request?.path]).toEqual(["POST", "/"]);
  expect(request?.headers).toMatchObject({ authorization: "Bearer tk_segreto" });
  expect(JSON.parse(request?.body.toString() ?? "")).toEqual({
    topic: "capi-avvisi",
    title: "Una storia nuova (Forlì 🦫)",
    message: "Senza foto. Ti aspetta nel pannello.",
    click: `https://capi.example/admin/storie/${id}`,
  });
});

test("a redirect is not followed", async () => {
  const other = await startHttpReceiver();
  receiver.answer = (response) => void response.writeHead(307, { Location: other.url }).end();
  expect(await send(receiver.url)).toEqual({ ok: false, error: { code: "redirected", status: 307 } });
  expect(other.requests).toEqual([]);
  await other.close();
});

test("a receiver that never answers is left after three seconds, one that never ends is not read on", async () => {
  receiver.answer = () => undefined;
  expect(await send(receiver.url)).toEqual({ ok: false, error: { code: "too-slow" } });
  receiver.answer = (response) => {
    response.writeHead(200);
    const more = () => void response.write(Buffer.alloc(8192), () => response.destroyed || more());
    more();
  };
  expect(await send(receiver.url)).toEqual({ ok: true });
});

test.each([
  [401, "wrong-password"],
  [404, "refused"],
  [500, "refused"],
])("an answer of %i is a failure: %s", async (status, code) => {
  receiver.answer = (response) => void response.writeHead(status).end();
  expect(await send(receiver.url)).toEqual({ ok: false, error: { code, status } });
});

test("nobody there, no such host, and a private address are told apart", async () => {
  const { url } = receiver;
  await receiver.close();
  expect(await send(url)).toEqual({ ok: false, error: { code: "nobody-there" } });
  expect(await send("http://nessuno.invalid/")).toEqual({ ok: false, error: { code: "unknown-host" } });
  for (const address of [url, url.replace("localhost", "127.0.0.1"), "http://[::1]/", "http://0x7f.1/"]) {
    const result = await send(address, () => false);
    expect(result, address).toEqual({ ok: false, error: { code: "private-address" } });
  }
});
