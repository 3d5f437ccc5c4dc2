import type { ApiRow } from "../api-row";

const read = "GET /api/admin/notifications";
const change = "PATCH /api/admin/notifications";
const trial = "POST /api/admin/notifications/trial";
const resume = "DELETE /api/admin/notifications/pause";
const add = "POST /api/admin/browsers";
const remove = "DELETE /api/admin/browsers/{id}";

const unset = { value: null, source: "default" };
const privateAddress =
  "Questo indirizzo è nella rete di casa tua: da qui scrivo solo a server di tutti. Se è davvero quello giusto, mettilo in site.env.";
const none = { notifyEmail: unset, smtpUrl: unset, notifyUrl: unset, notifyDetail: unset };
const set = (value: string) => ({ value, source: "database" });
const secret = "segretissima";
/** The port is closed, so every message to it fails at once. */
const subscription = (endpoint: string) => ({
  endpoint,
  keys: {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  },
});
const restore: ApiRow["given"] = async (world) => {
  await world.asOwner(change, { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null });
  return {};
};
const nothingSet: ApiRow["after"] = async (world) => [
  (await world.asOwner<{ channels: unknown }>(read)).channels,
  none,
];

/** Calls about the owner's notifications. */
export const notificationRows: ApiRow[] = [
  {
    call: read,
    when: "nothing was ever set",
    asOwner: true,
    status: 200,
    has: () => ({ paused: false, channels: none, browsers: [], deliveries: [] }),
    answerHeaders: { "Cache-Control": "no-store" },
  },
  { call: read, when: "nobody is signed in", status: 401 },
  {
    call: change,
    when: "channels are set: what is secret in them does not come back",
    asOwner: true,
    body: () => ({
      notifyEmail: " ugo@capra.example;eva@capra.example ",
      smtpUrl: `smtps://ugo:${secret}@posta.example`,
      notifyUrl: `ntfy+https://:${secret}@ntfy.example/${secret}`,
      notifyDetail: "full",
      unknown: 1,
    }),
    status: 200,
    is: () => ({
      notifyEmail: set("ugo@capra.example, eva@capra.example"),
      smtpUrl: set("smtps://posta.example:465"),
      notifyUrl: set("ntfy+https://ntfy.example"),
      notifyDetail: set("full"),
    }),
    hasNot: () => [secret],
    async after(world) {
      const { text } = await world.send(read, { cookie: await world.ownerCookie() });
      await restore(world);
      return [text.includes(secret), false];
    },
  },
  {
    call: change,
    when: "one is taken away: the others stay",
    given: async (world) => {
      await world.asOwner(change, { notifyEmail: "ugo@capra.example", smtpUrl: "smtp://posta.example" });
      return {};
    },
    asOwner: true,
    body: () => ({ smtpUrl: null }),
    status: 200,
    is: () => ({ ...none, notifyEmail: set("ugo@capra.example") }),
    after: async (world) => [await restore(world), {}],
  },
  {
    call: change,
    when: "every value is wrong: all are said, and none of them repeated",
    asOwner: true,
    body: () => ({
      notifyEmail: "ugo",
      smtpUrl: secret,
      notifyUrl: `ftp://${secret}`,
      notifyDetail: "tutto",
    }),
    status: 400,
    has: () => ({ fieldErrors: { notifyDetail: ["notifyDetail è brief oppure full"] } }),
    hasNot: () => [secret],
    after: nothingSet,
  },
  ...[7, true, ["ugo@capra.example"], {}].map((value): ApiRow => ({
    call: change,
    when: `an address is ${JSON.stringify(value)}`,
    asOwner: true,
    body: () => ({ notifyEmail: value }),
    status: 400,
    after: nothingSet,
  })),
  {
    call: change,
    when: "there are eleven addresses",
    asOwner: true,
    body: () => ({ notifyEmail: Array.from({ length: 11 }, (_, n) => `u${n}@capra.example`).join(",") }),
    status: 400,
    has: () => ({ fieldErrors: { notifyEmail: ["Al massimo dieci indirizzi"] } }),
    after: nothingSet,
  },
  {
    call: change,
    when: "nobody is signed in",
    body: () => ({ notifyEmail: "ugo@capra.example" }),
    status: 401,
    after: nothingSet,
  },
  {
    call: change,
    when: "it is 9 kB long",
    asOwner: true,
    body: () => ({ x: "x".repeat(9000) }),
    status: 413,
  },
  {
    call: trial,
    when: "there is no channel",
    asOwner: true,
    status: 409,
    has: () => ({
      error: "Nessun modo di avvisare è impostato: comincia da un’e-mail, un messaggio o un telefono.",
    }),
  },
  {
    call: change,
    when: "the mail server and the receiver are in a network at home",
    asOwner: true,
    body: () => ({ smtpUrl: "smtp://192.168.1.20", notifyUrl: "http://127.0.0.1:9/" }),
    status: 400,
    has: () => ({ fieldErrors: { smtpUrl: [privateAddress], notifyUrl: [privateAddress] } }),
    after: nothingSet,
  },
  { call: trial, when: "nobody is signed in", status: 401 },
  { call: resume, when: "nothing is paused", asOwner: true, status: 200, is: () => ({ success: true }) },
  { call: resume, when: "nobody is signed in", status: 401 },
  {
    call: add,
    when: "its push service has a private address: it is not stored",
    asOwner: true,
    body: () => subscription("https://127.0.0.1:9/push"),
    status: 409,
    is: () => ({
      error: "Il servizio di avvisi di questo browser non ha accettato la prova: riprova fra poco.",
    }),
    after: async (world) => [(await world.asOwner<{ browsers: unknown }>(read)).browsers, []],
  },
  ...[
    {},
    subscription("http://push.example/1"),
    { ...subscription("https://push.example/1"), keys: { p256dh: "AAAA", auth: "AAAA" } },
    { endpoint: "https://push.example/1" },
  ].map((body): ApiRow => ({
    call: add,
    when: `it is ${JSON.stringify(body).slice(0, 60)}`,
    asOwner: true,
    body: () => body,
    status: 400,
  })),
  { call: add, when: "nobody is signed in", body: () => subscription("https://push.example/1"), status: 401 },
  { call: remove, when: "there is none with this id", asOwner: true, status: 404 },
  { call: remove, when: "nobody is signed in", status: 401 },
];
