import type { ApiRow } from "./api-row";
import type { Answer, ApiWorld } from "./api-world";

/** The part of `expect` that the rows need. Vitest and Playwright both have it. */
type Expect = (
  actual: unknown,
  message?: string,
) => Record<"toBe" | "toEqual" | "toMatchObject", (expected: never) => void> & {
  toMatch(expected: RegExp): void;
  toContain(expected: string): void;
  not: { toContain(expected: string): void };
};

/** Prepares a row, sends its request and checks the answer. Returns the answer. */
export async function checkRow(row: ApiRow, world: ApiWorld, expect: Expect): Promise<Answer> {
  const given = (await row.given?.(world)) ?? {};
  const [method, path = ""] = row.call.split(" ");
  const address =
    path.replace(/\{(?:id|name)\}/, given.id ?? "00000000000000000000") + (row.query?.(given) ?? "");
  const answer = await world.send(`${row.method ?? method} ${address}`, {
    body: await row.body?.(given, world),
    cookie: row.asOwner ? await world.ownerCookie() : undefined,
    headers: row.headers?.(given),
  });

  expect(answer.status, `${row.call}, ${row.when}: ${answer.text}`).toBe(row.status as never);
  if (row.has) expect(answer.json).toMatchObject(row.has(given) as never);
  if (row.is) expect(answer.json).toEqual(row.is(given) as never);
  for (const [name, value] of Object.entries(row.answerHeaders ?? {})) {
    const header = answer.headers.get(name);
    if (typeof value === "string") expect(header, name).toBe(value as never);
    else expect(header ?? "", name).toMatch(value);
  }
  for (const text of row.says?.(given) ?? []) expect(answer.text).toContain(text);
  for (const text of row.hasNot?.(given) ?? []) expect(answer.text).not.toContain(text);
  if (row.after) {
    const [is, must] = await row.after(world, given, answer);
    expect(is, `after ${row.call}, ${row.when}`).toEqual(must as never);
  }
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (answer.status >= 400 && row.method !== "HEAD" && !isPage) {
    const { error } = answer.json as { error: string };
    expect(error, "every refusal has a sentence").toMatch(/^\S.*\S$/);
  }
  return answer;
}
