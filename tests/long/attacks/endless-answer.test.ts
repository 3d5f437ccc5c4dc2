import { expect, test } from "vitest";
import { compiledPages, siteInProcess } from "../../support/site-in-process";

test("a request whose answer never comes ends with its connection, and no other one does", async () => {
  const build = await compiledPages();
  const { default: render, ...entry } = build.entry.module;
  const never: typeof render = (request, ...rest) =>
    request.url.endsWith("/faq") ? new Promise(() => undefined) : render(request, ...rest);
  const pages = { ...build, entry: { module: { ...entry, default: never } } };
  const running = await siteInProcess(
    {},
    { program: { build: pages, connectionLimits: { silenceMs: 20, everyMs: 20 } } },
  );
  await expect(fetch(`${running.url}/faq`)).rejects.toThrow();
  expect((await fetch(`${running.url}/blog`)).status).toBe(200);
  expect(running.log).toContainEqual(expect.objectContaining({ path: "/faq", aborted: true }));
  await running.close();
});
