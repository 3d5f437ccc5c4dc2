import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownerFormToken } from "~/domain/auth/form-token.server";
import { type Answer, type ApiWorld, type Fields, apiWorld, form } from "../../support/api/api-world";
import { textOf, valueOf } from "../../support/pages/form-html";
import { nextNotice } from "../../support/owner";
import { type PageActionRow, pageActions } from "../../support/page-actions";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";
import { setReadOnly } from "../../support/site-data/broken-table";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";
import { type SiteInProcess, compiledPages } from "../../support/site-in-process";

const noLimits = { SUBMIT_LIMIT: "0", LOGIN_LIMIT: "0" };

let running: SiteInProcess;
let world: ApiWorld;
let cookie: string;
/** The cookie of a session that ended by a logout. */
let ended: string;
let faults: unknown[] = [];

const newSite = (settings: Record<string, string> = noLimits) =>
  siteWithOwner(settings, { onError: (error: unknown) => void faults.push(error) });

beforeAll(async () => {
  ({ running, world } = await newSite());
  cookie = await world.ownerCookie();
  ended = await endedSession();
});
afterAll(() => running.close());

async function endedSession(): Promise<string> {
  const headers = { Cookie: await apiWorld(running.url, ownersPassword).ownerCookie() };
  const left = await fetch(`${running.url}/admin/logout`, { method: "POST", headers, redirect: "manual" });
  const cookies = left.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return cookies.find((one) => one.startsWith("giramondo=")) ?? "";
}

async function given(row: PageActionRow, its = world) {
  const made = (await row.given?.(its)) ?? {};
  const page = row.page.replace("{id}", made.id ?? "");
  return { made, page, path: page.replace(/\?.*/, "") };
}

const send = (page: string, fields: Fields, as?: string) =>
  fetch(running.url + page, {
    method: "POST",
    headers: as === undefined ? {} : { Cookie: as },
    body: form(fields),
    redirect: "manual",
  });

/**
 * Returns the sender's cookie. Nobody, or somebody whose session is over, sends the login form; all other forms come
 * from the owner.
 */
const senderOf = ({ page }: PageActionRow) =>
  page === "/admin" ? "" : page === "/admin/accesso" ? ended : cookie;

const callOf = (row: PageActionRow, id: string, [fields, json]: NonNullable<PageActionRow["wrong"]>) =>
  world.send((row.call ?? "").replace("{id}", id), { body: json ?? form(fields), cookie });

/** Returns all sentences of a JSON refusal. */
function sentencesIn({ json }: Answer): string[] {
  const { error, fieldErrors } = json as { error: string; fieldErrors?: Record<string, string[]> };
  return fieldErrors ? Object.values(fieldErrors).flat() : [error];
}

const firstWords = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== "")
    .slice(0, 1);

test("every action of a page is in the table", async () => {
  const { routes } = await compiledPages();
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  const withAction = Object.values(routes)
    .filter(({ module }) => module.action)
    .map(({ id }) => pathOf(id).replace(/\/+/g, "/").replace(/\/$/, ""))
    .filter((path) => !path.startsWith("/api"));
  const inTable = pageActions.map(({ page }) => page.replace(/\?.*/, ""));
  const shape = (path: string) => path.replace(/:\w+|\{id\}/g, "*");
  expect(inTable.map(shape).sort()).toEqual(withAction.map(shape).sort());
});

describe.each(pageActions)("the form of $page", (row) => {
  if (row.over) {
    test("is for the owner alone", async () => {
      const { page, path } = await given(row);
      const answer = await send(page, { ...row.wrong?.[0], title: "Di un estraneo" });
      const way = `/admin?${new URLSearchParams({ ritorno: row.over === "dropped" ? page : path })}`;
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, way]);
      if (row.call) expect((await world.send(row.call)).status).toBe(401);
    });

    test("keeps its words when the session was ended", async () => {
      const { page, made } = await given(row);
      const fields = row.wrong?.[0] ?? row.right?.(made) ?? {};
      const answer = await send(page, fields, ended);
      if (row.over === "dropped") {
        expect(answer.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
        return;
      }
      const html = await textOf(answer);
      expect([answer.status, html.includes("quello che hai scritto è ancora in questa pagina")]).toEqual([
        401,
        true,
      ]);
      for (const [name, value] of firstWords(fields)) expect(valueOf(html, name)).toBe(value);
    });

    test("keeps its words when the session has timed out", async () => {
      const late = await newSite();
      try {
        const { page, made } = await given(row, late.world);
        const token = await ownerFormToken(late.running.site);
        await timeOutSessions(late.running.site);
        const fields = { ...(row.wrong?.[0] ?? row.right?.(made)), token };
        const answer = await late.owner.send(page, fields);
        const way = answer.headers.get("Location") ?? "";
        expect(answer.status).toBe(row.over === "carried" ? 401 : 302);
        if (row.over !== "carried") expect(way).toMatch(/^\/admin\?ritorno=/);
        if (row.over === "drafted") expect(way).toContain(encodeURIComponent("?draft="));
      } finally {
        await late.running.close();
      }
    });
  }

  const { wrong, stale, right, call } = row;
  if (wrong) {
    test(`is refused for a mistake${call ? ", as the call is" : ""}`, async () => {
      const { page, made } = await given(row);
      const answer = await send(page, wrong[0], senderOf(row));
      const json = call ? await callOf(row, made.id ?? "", wrong) : null;
      if (row.list) {
        expect(answer.status).toBe(302);
        expect(await nextNotice(running.url, answer)).not.toBeNull();
        expect(json?.status).toBeGreaterThanOrEqual(400);
        return;
      }
      const text = await textOf(answer);
      expect(answer.status).toBe(json?.status ?? (page === "/admin/accesso" ? 401 : 400));
      for (const sentence of json ? sentencesIn(json) : []) expect(text).toContain(sentence);
    });
  }

  if (stale) {
    test("is refused when its page showed an older version", async () => {
      const { page, made } = await given(row);
      const first = { ...right?.(made) };
      expect((await send(page, { ...first, ...secondVersion(first) }, cookie)).status).toBeLessThan(400);
      const answer = await send(page, stale, cookie);
      const text = await textOf(answer);
      expect(answer.status).toBe(409);
      for (const [, value] of firstWords(stale)) expect(text).toContain(value);
      if (call) expect((await callOf(row, made.id ?? "", [stale])).status).toBe(409);
    });
  }

  test("says so, and loses no words, while nothing can be stored", async () => {
    const { page, made } = await given(row);
    const fields = row.unstored ?? right?.(made) ?? {};
    faults = [];
    await setReadOnly(running.site.db, true);
    try {
      const answer = await send(page, fields, senderOf(row));
      if (row.list) {
        expect([answer.status, await nextNotice(running.url, answer)]).toEqual([302, "Errore"]);
      } else {
        const text = await textOf(answer);
        expect(answer.status).toBe(row.needsNoStorage ? 302 : 503);
        for (const [, value] of row.unstored ? [] : firstWords(fields)) expect(text).toContain(value);
        if (!row.needsNoStorage) expect(faults).not.toEqual([]);
      }
      if (call && !row.list) {
        const body: [Fields, object?] = [fields, wrong?.[1] && fields];
        expect((await callOf(row, made.id ?? "", body)).status).toBe(503);
      }
    } finally {
      await setReadOnly(running.site.db, false);
    }
  });

  test("is refused when it is too large", async () => {
    const { page, made } = await given(row);
    const tooLarge = (address: string) =>
      fetch(running.url + address, {
        method: "POST",
        headers: { Cookie: senderOf(row), "Content-Type": "application/octet-stream" },
        body: Buffer.alloc((row.maxKilobytes ?? 64) * 1024 + 1),
      });
    expect((await tooLarge(page)).status).toBe(413);
    const [method, path = ""] = (call ?? "").split(" ");
    if (method === "POST") expect((await tooLarge(path.replace("{id}", made.id ?? ""))).status).toBe(413);
  });

  test("is refused when it cannot be read", async () => {
    const { page } = await given(row);
    const sender = page === "/admin/logout" ? "" : senderOf(row);
    const headers = { Cookie: sender, "Content-Type": "application/json" };
    const sent = { method: "POST", headers, body: "{}", redirect: "manual" } as const;
    const answer = await fetch(running.url + page, sent);
    if (row.isButton || page === "/admin/accesso") expect([302, 303]).toContain(answer.status);
    else if (answer.status === 302) expect(await nextNotice(running.url, answer)).toBe("Errore");
    else expect(answer.status).toBe(415);
  });

  if (right) {
    test("leads on when it is accepted", async () => {
      const { page, made } = await given(row);
      const sender = page === "/admin/logout" ? undefined : senderOf(row);
      const answer = await send(page, right(made), sender);
      expect([302, 303]).toContain(answer.status);
      expect(answer.headers.get("Location")).not.toContain("/admin?ritorno");
    });
  }
});

/** Returns the fields with another value in the first one. */
function secondVersion(fields: Fields): Fields {
  const [[name, value] = ["", ""]] = firstWords(fields);
  return { [name]: `${value as string} Nuovo` };
}

test.each<{ page: string; call: string; fields: Record<string, string> }>([
  {
    page: "/admin",
    call: "POST /api/admin/login",
    fields: { password: "sbagliata" },
  },
  {
    page: "/admin/impostazioni/password",
    call: "POST /api/admin/password",
    fields: { current: "sbagliata", password: "altre parole a caso", again: "altre parole a caso" },
  },
  {
    page: "/submit",
    call: "POST /api/submit-story",
    fields: { story: "Era seduto sul molo.", consent: "true" },
  },
])("the form of $page waits as long as its call when it comes too often", async ({ page, call, fields }) => {
  const limited = await newSite({ SUBMIT_LIMIT: "1", LOGIN_LIMIT: "1" });
  try {
    await limited.owner.send(page, fields);
    const answer = await limited.owner.send(page, fields);
    const body = page === "/submit" ? form(fields) : fields;
    const json = await limited.world.send(call, { body, cookie: limited.owner.cookie });
    expect([answer.status, json.status]).toEqual([429, 429]);
    const waits = [answer.headers.get("Retry-After"), json.headers.get("Retry-After")].map(Number);
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits) - Math.min(...waits)).toBeLessThan(10);
  } finally {
    await limited.running.close();
  }
});
