import * as build from "@remix-run/dev/server-build";
import { settingsText } from "~/text/settings";
import { terminalText } from "~/text/terminal";
import { CannotStart } from "~/server/cannot-start";
import { readConfig } from "~/server/config";
import { openLog } from "~/server/log";
import { openSite } from "~/server/open-site";
import { programFiles } from "~/server/program-files";
import { serve } from "~/server/serve";
import { staticFiles } from "~/server/static-files";

/** `giramondo serve`: opens the site, answers until it is told to stop, and leaves everything in order. */
export async function runServe(): Promise<void> {
  const reading = readConfig();
  if (!reading.ok) {
    throw new CannotStart(
      [settingsText.heading, ...reading.problems.map((problem) => `- ${problem}`)].join("\n"),
    );
  }
  const { config } = reading;
  const log = openLog(config.logLevel);
  const opened = await openSite(config);
  const { site, pages } = opened;
  const files = staticFiles(programFiles("static"));
  const program = { site, pages, build, files, log, trustProxy: config.trustProxy };
  const server = await serve(program, config).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  console.log(terminalText.listening(server.url));
  console.log(terminalText.dataIn(config.dataDir));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log(terminalText.stopping);
    await server.close();
    await opened.close();
    log.flush();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
