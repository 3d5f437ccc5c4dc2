import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { broadcastDevReady, type ServerBuild } from "@remix-run/server-runtime";
import { errorSentence } from "./command-line/error-sentence";
import { runServer } from "./command-line/run-server";
import type { CompiledPages } from "~/server/http-server/server-context";
import { filesUnder } from "./program-files";
import { staticFiles } from "~/server/http-server/static-files";

/**
 * Entry point of `npm run dev`, started by Remix's development server: the same server as in production. After every
 * rebuild it takes the new pages, and tells Remix so, which makes open pages reload.
 */
async function runDevelopment(devServer: string): Promise<void> {
  const compiled = await compiledPages();
  const server = await runServer(compiled, { liveReload: `ws://${new URL(devServer).host}` });
  await broadcastDevReady(compiled.build);

  let written = await readFile(compiledFile, "utf8");
  let updating = Promise.resolve();
  const update = async () => {
    // Not Remix's version of the assets: a sentence that only the server knows changes none of them.
    const before = written;
    written = await readFile(compiledFile, "utf8");
    if (written === before) return;
    const rebuilt = await compiledPages();
    server.replacePages(rebuilt);
    await broadcastDevReady(rebuilt.build);
  };
  // Remix writes it after all other files of a build.
  watch("build/version.txt", () => {
    updating = updating.then(update).catch(fail);
  });
}

const compiledFile = "build/index.js";

/** What Remix last compiled. Every call loads it anew. */
async function compiledPages(): Promise<CompiledPages> {
  const file = pathToFileURL(path.resolve(compiledFile));
  file.search = String(performance.now());
  const build = (await import(file.href)) as ServerBuild;
  return { build, files: staticFiles(filesUnder("public")) };
}

function fail(error: unknown): void {
  process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, "serve")}\n`);
  process.exitCode = 1;
}

runDevelopment(process.env.REMIX_DEV_ORIGIN ?? "").catch(fail);
