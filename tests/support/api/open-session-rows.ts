import type { ApiRow } from "./api-row";
import { type ApiWorld, cookieOf } from "./api-world";

const list = "GET /api/admin/sessions";
const endOthers = "DELETE /api/admin/sessions";
const endOne = "DELETE /api/admin/sessions/{id}";

interface Session {
  id: string;
  browser: string;
  current: boolean;
}

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";

/** Signs in once more, as on a phone. Returns the cookie and the public id of the session. */
async function otherSession(world: ApiWorld): Promise<{ id: string; cookie: string }> {
  const body = { password: world.password };
  const login = await world.send("POST /api/admin/login", { body, headers: { "User-Agent": phone } });
  const cookie = cookieOf(login);
  const { json } = await world.send(list, { cookie });
  return { id: (json as Session[]).find(({ current }) => current)?.id ?? "", cookie };
}

const statusOf = async (world: ApiWorld, cookie: string | undefined) =>
  (await world.send("GET /api/admin/status", { cookie })).json;

/** The owner's open sessions. */
export const openSessionRows: ApiRow[] = [
  {
    call: list,
    when: "there are two: the one that asks is marked, and no token is told",
    given: otherSession,
    asOwner: true,
    status: 200,
    answerHeaders: { "Cache-Control": "no-store" },
    hasNot: ({ cookie = "" }) => [decodeURIComponent(cookie.split("=")[1] ?? ""), "Mozilla"],
    async after(_world, { id }, { json }) {
      const sessions = json as Session[];
      const other = sessions.find((session) => session.id === id);
      return [
        [other?.browser, other?.current, sessions.filter(({ current }) => current).length],
        ["Chrome su Android", false, 1],
      ];
    },
  },
  {
    call: endOne,
    when: "it is open",
    given: otherSession,
    asOwner: true,
    status: 200,
    is: () => ({ success: true }),
    after: async (world, { cookie }) => [await statusOf(world, cookie), { isAuthenticated: false }],
  },
  { call: endOne, when: "there is none with this id", asOwner: true, status: 404 },
  {
    call: endOne,
    when: "nobody is signed in",
    given: otherSession,
    status: 401,
    after: async (world, { cookie }) => [await statusOf(world, cookie), { isAuthenticated: true }],
  },
  {
    call: endOthers,
    when: "there are others: they end, this one stays",
    given: otherSession,
    asOwner: true,
    status: 200,
    is: () => ({ success: true }),
    async after(world, { cookie }) {
      const sessions = await world.asOwner<Session[]>(list);
      return [
        [sessions.map(({ current }) => current), await statusOf(world, cookie)],
        [[true], { isAuthenticated: false }],
      ];
    },
  },
  {
    call: endOthers,
    when: "nobody is signed in",
    given: otherSession,
    status: 401,
    after: async (world, { cookie }) => [await statusOf(world, cookie), { isAuthenticated: true }],
  },
];
