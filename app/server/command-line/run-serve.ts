import * as build from "@remix-run/dev/server-build";
import { type EnsuredPassword, ensurePassword } from "~/domain/auth/password.server";
import { unsetSettings } from "~/domain/settings/current-settings.server";
import { settingVariables } from "~/domain/settings/setting";
import { placesIn } from "~/server/data-directory/places";
import { CannotStart } from "~/server/user-errors";
import { openLog } from "~/server/logging/log";
import { logUncaught } from "~/server/logging/log-uncaught";
import { networkAddresses } from "~/server/network-addresses";
import { openSite } from "~/server/open-site";
import { programFiles } from "~/server/program-files";
import { serve } from "~/server/serve";
import { staticFiles } from "~/server/static-files";
import { firstStepsText } from "~/text/it/admin";
import { cannotStart, terminalText } from "~/text/it/terminal";
import { configOrSentence } from "./config-or-sentence";

/** `giramondo serve`: opens the site and serves it until SIGTERM or SIGINT, then finishes open requests and closes it. */
export async function runServe(): Promise<void> {
  const config = configOrSentence();
  const log = openLog(config.logLevel);
  const opened = await openSite(config, {
    onError: (err) => log.error({ err }, "upkeep failed"),
    onWarning: (facts, sentence) => log.warn(facts, sentence),
  });
  const { site, pages, safetyCopy, unknownPhotos } = opened;
  if (safetyCopy) console.log(terminalText.upgraded(safetyCopy));
  if (unknownPhotos) console.log(terminalText.unknownPhotos(unknownPhotos.count, unknownPhotos.folder));
  const files = staticFiles(programFiles("static"));
  const program = { site, pages, build, files, log, trustProxy: config.trustProxy };
  let password: EnsuredPassword = { made: null, isCommon: false };
  // Once the port is ours, or a new password might be made and never shown; and before anybody can sign in.
  const preparePassword = async () => {
    const ensured = await ensurePassword(site, config.adminPassword);
    if (!ensured.ok) throw new CannotStart(cannotStart.commonPassword);
    password = ensured.value;
  };
  const server = await serve(program, config, preparePassword).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });

  logUncaught(log);
  // Whoever read what is said here has ended: that ends no answer.
  process.stdout.removeAllListeners("error").on("error", () => undefined);

  let stopping = false;
  const close = async () => {
    console.log(terminalText.stopping);
    await server.close();
    await opened.close();
    return 0;
  };
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const code = await close().catch((err: unknown) => {
      log.error({ err }, "could not stop in order");
      return 1;
    });
    log.flush();
    process.exit(code);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const unset = unsetSettings(site.settings).map((name) => settingVariables[name]);
  const words = [
    terminalText.listening(server.url, networkAddresses(config.host, new URL(server.url).port)),
    ...(password.made === null ? [] : [terminalText.firstPassword(password.made)]),
    ...(password.isCommon ? [terminalText.commonPassword] : []),
    terminalText.dataIn(config.dataDir),
    ...(password.made === null || unset.length === 0
      ? []
      : [firstStepsText.terminal(server.url, placesIn(config.dataDir).settings, unset)]),
  ];
  console.log(words.join("\n"));
}
