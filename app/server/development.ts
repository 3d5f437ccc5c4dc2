import { on } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { broadcastDevReady, type ServerBuild } from "@remix-run/server-runtime";
import { errorSentence } from "./command-line/error-sentence";
import { runServer } from "./command-line/run-server";
import { filesUnder } from "./program-files";
import { staticFiles } from "~/server/http-server/static-files";

/** Serves the site for `npm run dev` as in production. Takes every rebuild, and has Remix reload open pages. */
async function runDevelopment(devServer: string): Promise<void> {
  const liveReload = `ws://${new URL(devServer).host}`;
  const socket = await connected(`${liveReload}/socket`);
  const messages = on(socket, "message") as AsyncIterable<[MessageEvent<string>]>;
  try {
    const compiled = await compiledPages();
    const server = await runServer(compiled, liveReload);
    await broadcastDevReady(compiled.build);
    let { files } = compiled;
    const takeRebuilt = async () => {
      const rebuilt = await compiledPages();
      // A page opened before the rebuild still requests the old files.
      server.replacePages({ ...rebuilt, files: new Map([...files, ...rebuilt.files]) });
      ({ files } = rebuilt);
      await broadcastDevReady(rebuilt.build);
    };
    for await (const [{ data }] of messages) if (isBuilt(data)) await takeRebuilt().catch(fail);
  } finally {
    socket.close();
  }
}

/** Connects to Remix's development server as an open page does, once it listens: it starts this process first. */
async function connected(address: string): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener("open", () => resolve(true));
      socket.addEventListener("error", () => resolve(false));
    });
    if (isOpen) return socket;
    await setTimeout(50);
  }
}

/** True when a message reports a finished build. `build/version.txt` is written before all scripts are ready. */
function isBuilt(data: string): boolean {
  const { type, message } = JSON.parse(data) as { type: string; message?: string };
  return type === "LOG" && /^\[remix\] (?:re)?built/.test(message ?? "");
}

async function compiledPages() {
  const file = pathToFileURL(path.resolve("build/index.js"));
  file.search = String(performance.now());
  const build = (await import(file.href)) as ServerBuild;
  return { build, files: staticFiles(filesUnder("public")) };
}

function fail(error: unknown): void {
  process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, "serve")}\n`);
  process.exitCode = 1;
}

runDevelopment(process.env.REMIX_DEV_ORIGIN ?? "").catch(fail);
