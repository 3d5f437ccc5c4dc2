import { expect, test } from "vitest";
import { parseNotifyUrl, parseSmtpUrl } from "./addresses.server";
import { currentChannels } from "./current-channels.server";

test("an address of a mail server is read as people write it", () => {
  const none = { user: null, password: null, from: null };
  expect(parseSmtpUrl("smtp://posta.example")).toEqual({
    ...none,
    host: "posta.example",
    port: 587,
    secure: false,
  });
  expect(parseSmtpUrl("smtps://posta.example/")).toMatchObject({ port: 465, secure: true });
  expect(parseSmtpUrl("smtps://ugo@capra.example:p@ss/w:rd#1@posta.example:2465")).toEqual({
    host: "posta.example",
    port: 2465,
    secure: true,
    user: "ugo@capra.example",
    password: "p@ss/w:rd#1",
    from: null,
  });
  expect(parseSmtpUrl("smtp://ugo%40capra.example:a%20b%25@[::1]:25?from=sito@capra.example")).toMatchObject({
    host: "::1",
    user: "ugo@capra.example",
    password: "a b%",
    from: "sito@capra.example",
  });
  expect(parseSmtpUrl("smtp://ugo:100%@posta.example")).toMatchObject({ password: "100%" });
});

test.each([
  "",
  "posta.example",
  "http://posta.example",
  "smtp://",
  "smtp://posta.example:0",
  "smtp://p:99999",
  "smtp://posta.example/x",
  "smtp://ugo:a\r\nb@posta.example",
])("%j is no mail server", (text) => expect(parseSmtpUrl(text)).toBeNull());

test("an address for messages is ntfy's or any other", () => {
  expect(parseNotifyUrl("ntfy+https://ntfy.example/capi-avvisi")).toEqual({
    kind: "ntfy",
    url: "https://ntfy.example/",
    topic: "capi-avvisi",
    authorization: null,
  });
  expect(parseNotifyUrl("ntfy+https://ugo:segreto@casa.example/ntfy/capi")).toEqual({
    kind: "ntfy",
    url: "https://casa.example/ntfy/",
    topic: "capi",
    authorization: `Basic ${btoa("ugo:segreto")}`,
  });
  expect(parseNotifyUrl("https://casa.example/gancio?chiave=1#x")).toEqual({
    kind: "json",
    url: "https://casa.example/gancio?chiave=1",
    topic: "",
    authorization: null,
  });
});

test.each([
  "",
  "ntfy+https://ntfy.example",
  "ntfy+https://ntfy.example/a b",
  "ftp://casa.example",
  "javascript:alert(1)",
  "https://",
  "ntfy+ftp://x/y",
])("%j takes no messages", (text) => expect(parseNotifyUrl(text)).toBeNull());

test("nothing secret is in what may be shown", () => {
  const values = {
    notifyEmail: "ugo@capra.example",
    smtpUrl: "smtps://ugo@capra.example:segreta@posta.example",
    notifyUrl: "ntfy+https://:tk_segreto@ntfy.example/argomento-segreto",
    notifyDetail: null,
  };
  const channels = currentChannels({ values, sources: { smtpUrl: "file" } });
  channels.useStored({ notifyUrl: values.notifyUrl });
  expect(channels.list()).toEqual([
    { name: "notifyEmail", value: null, source: "default" },
    { name: "smtpUrl", value: "smtps://posta.example:465", source: "file" },
    { name: "notifyUrl", value: "ntfy+https://ntfy.example", source: "database" },
    { name: "notifyDetail", value: null, source: "default" },
  ]);
});
