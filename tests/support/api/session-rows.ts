import type { ApiRow } from "./api-row";
import { cookieOf } from "./api-world";

const status = "GET /api/admin/status";
const login = "POST /api/admin/login";
const logout = "POST /api/admin/logout";
const json = () => ({ "Content-Type": "application/json" });
const signedIn: ApiRow["after"] = async (world, _, answer) => {
  const { json } = await world.send(status, { cookie: cookieOf(answer) });
  return [json, { isAuthenticated: true }];
};
const missing = { error: "Password richiesta", fieldErrors: { password: ["Password richiesta"] } };

/** The owner's session. */
export const sessionRows: ApiRow[] = [
  { call: status, when: "nobody is signed in", status: 200, is: () => ({ isAuthenticated: false }) },
  {
    call: status,
    when: "the owner is signed in",
    asOwner: true,
    status: 200,
    is: () => ({ isAuthenticated: true }),
  },
  {
    call: status,
    when: "the cookie is made up",
    headers: () => ({ Cookie: "giramondo=ImluZ2Fubm8i" }),
    status: 200,
    is: () => ({ isAuthenticated: false }),
    answerHeaders: { "Cache-Control": "no-store" },
  },
  {
    call: login,
    when: "the password is right",
    body: (_, { password }) => ({ password, unknown: 1 }),
    status: 200,
    is: () => ({ success: true }),
    answerHeaders: {
      "Set-Cookie": /^giramondo=[^;]+;.*HttpOnly; SameSite=Lax$/,
      "Cache-Control": "no-store",
    },
    after: signedIn,
  },
  {
    call: login,
    when: "the password is there twice: the last one counts",
    headers: json,
    body: (_, { password }) => `{"password":"sbagliata","password":${JSON.stringify(password)}}`,
    status: 200,
    after: signedIn,
  },
  {
    call: login,
    when: "the password is wrong",
    body: () => ({ password: "sbagliata" }),
    status: 401,
    is: () => ({ error: "Password non corretta" }),
    after: async (_world, _given, { headers }) => [headers.get("Set-Cookie"), null],
  },
  {
    call: login,
    when: "there is white space around the password: it is part of it",
    body: (_, { password }) => ({ password: ` ${password}` }),
    status: 401,
  },
  {
    call: login,
    when: "the password is empty",
    body: () => ({ password: "" }),
    status: 400,
    is: () => missing,
  },
  { call: login, when: "the password is missing", body: () => ({}), status: 400, is: () => missing },
  {
    call: login,
    when: "the password is no text",
    body: () => ({ password: 12345678 }),
    status: 400,
    is: () => missing,
  },
  {
    call: login,
    when: "the password hides on the prototype",
    headers: json,
    body: (_, { password }) => `{"__proto__":{"password":${JSON.stringify(password)}}}`,
    status: 400,
    is: () => missing,
  },
  ...['{"password":', "[]", "null", '"password"', ""].map((body): ApiRow => ({
    call: login,
    when: `the body is ${body || "empty"}`,
    headers: json,
    body: () => body,
    status: 400,
    is: () => ({
      error: "Il JSON ricevuto non si legge: serve un oggetto, fra parentesi graffe. Controllalo e riprova.",
    }),
  })),
  {
    call: login,
    when: "it is a form",
    body: (_, { password }) => new URLSearchParams({ password }),
    status: 415,
    is: () => ({ error: "Qui serve un testo JSON (Content-Type: application/json)." }),
  },
  { call: login, when: "it is 70 kB long", body: () => ({ password: "x".repeat(70_000) }), status: 413 },
  {
    call: logout,
    when: "somebody is signed in",
    given: async (world) => {
      const answer = await world.send(login, { body: { password: world.password } });
      return { cookie: cookieOf(answer) };
    },
    headers: ({ cookie = "" }) => ({ Cookie: cookie }),
    status: 200,
    is: () => ({ success: true }),
    answerHeaders: { "Set-Cookie": /^giramondo=.*Max-Age=5184000;/ },
    async after(world, { cookie }) {
      return [(await world.send(status, { cookie })).json, { isAuthenticated: false }];
    },
  },
  { call: logout, when: "nobody is signed in", status: 200, is: () => ({ success: true }) },
];
