import * as build from "@remix-run/dev/server-build";
import { ensurePassword } from "~/domain/auth/password.server";
import { placesIn } from "~/server/opened-data/data-directory";
import { openLog } from "~/server/logging/log";
import { networkAddresses } from "~/server/network-addresses";
import { openSite } from "~/server/open-site";
import { programFiles } from "~/server/program-files";
import { serve } from "~/server/serve";
import { staticFiles } from "~/server/static-files";
import { firstStepsText } from "~/text/first-steps";
import { terminalText } from "~/text/terminal";
import { configOrSentence } from "./config-or-sentence";

/** `giramondo serve`: opens the site, answers until it is told to stop, and leaves everything in order. */
export async function runServe(): Promise<void> {
  const config = configOrSentence();
  const log = openLog(config.logLevel);
  const opened = await openSite(config, {
    onError: (err) => log.error({ err }, "upkeep failed"),
    onWarning: (facts, sentence) => log.warn(facts, sentence),
  });
  const { site, pages, safetyCopy, strayPhotos } = opened;
  if (safetyCopy) console.log(terminalText.upgraded(safetyCopy));
  if (strayPhotos) console.log(terminalText.strayPhotos(strayPhotos.count, strayPhotos.folder));
  const files = staticFiles(programFiles("static"));
  const program = { site, pages, build, files, log, trustProxy: config.trustProxy };
  const server = await serve(program, config).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });

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

  // Only now: were the port taken, a new password would have been made and never shown.
  const password = await ensurePassword(site, config.adminPassword).catch(async (error: unknown) => {
    await server.close();
    await opened.close();
    throw error;
  });
  const words = [
    terminalText.listening(server.url, networkAddresses(config.host, new URL(server.url).port)),
    ...(password === null ? [] : [terminalText.firstPassword(password)]),
    terminalText.dataIn(config.dataDir),
    ...(password === null || config.unset.length === 0
      ? []
      : [firstStepsText.terminal(placesIn(config.dataDir).settings, config.unset)]),
  ];
  console.log(words.join("\n"));
}
