import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { type Filled, fillSite } from "../../support/site-data/fill-site";
import { signedIn } from "../../support/owner";
import { compiledPages, type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const password = "muretto-del-porto";
const { routes } = await compiledPages();
const routeIds = Object.keys(routes);

let running: SiteInProcess;
let filled: Filled;
let errors: unknown[];
let cookie: string;
beforeAll(async () => {
  running = await siteInProcess({}, { onError: (error) => errors.push(error) });
  await setPassword(running.site, password);
  filled = await fillSite(running.site, 1);
});
beforeEach(async () => {
  errors = [];
  cookie = (await signedIn(running.url, password)).cookie;
});
afterAll(() => running.close());

/** Returns the path of a route with existing ids. */
function pathOf(id: string): string {
  const whole = (one: string): string => {
    const { path = "", parentId } = routes[one] ?? {};
    return (parentId ? whole(parentId) : "") + (path && `/${path}`);
  };
  const subject = /stor/.test(id) ? filled.story : /loc|map/.test(id) ? filled.stop : filled.article;
  return whole(id).replace(":id", subject).replace(":n", "1").replace(":name", "foto.jpg").replace("*", "x");
}

async function ask(path: string, method: string, headers: Record<string, string>): Promise<Response> {
  const body = method === "POST" ? new URLSearchParams({ a: "b" }) : undefined;
  return fetch(running.url + path, { method, body, headers, redirect: "manual" });
}

const visitors = ["signed out", "signed in"] as const;
const headersOf = (who: (typeof visitors)[number]): Record<string, string> =>
  who === "signed in" ? { Cookie: cookie } : {};

describe.each(visitors)("%s", (who) => {
  test.each(["GET", "POST"])(
    "%s of a route's data by `?_data=` is refused, and the log stays quiet",
    async (method) => {
      for (const id of [...routeIds, "routes/nessuna"]) {
        for (const query of [`?_data=${encodeURIComponent(id)}`, `?index&%5Fdata=${id}`, "?_data"]) {
          const path = (pathOf(id) || "/") + query;
          const answer = await ask(path, method, headersOf(who));
          expect([path, answer.status]).toEqual([path, 404]);
          expect(await answer.text()).toContain("scritto male");
        }
      }
      expect(errors).toEqual([]);
    },
  );

  test.each(["GET", "POST"])(
    "%s of what browsers fetch between two pages is answered without an error",
    async (method) => {
      for (const id of [...routeIds, "routes/nessuna"]) {
        for (const query of ["", "?_routes=routes%2Fnessuna", `?index&_routes=${encodeURIComponent(id)}`]) {
          const path = `${pathOf(id) || "/_root"}.data${query}`;
          const answer = await ask(path, method, headersOf(who));
          expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)]);
          expect(await answer.text()).not.toMatch(/Unexpected Server Error|\bat .*\.js:\d+/);
        }
      }
      expect(errors).toEqual([]);
    },
  );

  test("the list of routes that browsers fetch is answered without an error, whatever is asked", async () => {
    for (const query of [
      "",
      "?p=/admin",
      "?p=/nessuna&p=//",
      "?version=vecchia&p=/admin",
      `?p=${"/x".repeat(2000)}`,
    ]) {
      const answer = await ask(`/__manifest${query}`, "GET", headersOf(who));
      expect([query.slice(0, 40), answer.status < 500]).toEqual([query.slice(0, 40), true]);
    }
    expect(errors).toEqual([]);
  });
});
