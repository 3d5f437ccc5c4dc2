import type { EnsuredPassword } from "~/domain/auth/password.server";
import { unsetSettings } from "~/domain/settings/current-settings.server";
import { settingVariables } from "~/domain/settings/setting";
import { placesIn } from "~/server/data-directory/places";
import { openLog } from "~/server/logging/log";
import { logUncaught } from "~/server/logging/log-uncaught";
import { networkAddresses } from "./network-addresses";
import { openSite } from "~/server/open-site";
import { prepareOwnerPassword } from "~/server/prepare-owner-password";
import { stopPretenuring } from "./stop-pretenuring";
import type { CompiledPages, ServerContext } from "~/server/http-server/server-context";
import { type RunningServer, serve } from "~/server/http-server/serve";
import { firstStepsText } from "~/text/it/admin/panel";
import { terminalText } from "~/text/it/commands/terminal";
import { requireConfig } from "~/server/configuration/require-config";

/** The first visitors do not share the processor with the cards that a site from before does not have yet. */
const shareCardsAfterMs = 3000;

/**
 * Opens the site of the configuration and serves it with these pages until SIGTERM or SIGINT; then open requests are
 * finished, the site is closed and the process exits. Throws CannotStart. `liveReload`: see ServerContext.
 */
export async function runServer(
  compiled: CompiledPages,
  { liveReload }: Pick<ServerContext, "liveReload"> = {},
): Promise<RunningServer> {
  const config = requireConfig();
  const log = openLog(config.logLevel);
  const opened = await openSite(config, {
    onError: (err) => log.error({ err }, "maintenance failed"),
    onWarning: (facts, sentence) => log.warn(facts, sentence),
  });
  const { site, pages, safetyCopy, unknownPhotos } = opened;
  if (safetyCopy) console.log(terminalText.upgraded(safetyCopy));
  if (unknownPhotos) console.log(terminalText.unknownPhotos(unknownPhotos.count, unknownPhotos.folder));
  const program = { site, pages, ...compiled, log, trustProxy: config.trustProxy, liveReload };
  let password: EnsuredPassword = { made: null, isCommon: false };
  // Only once the port is bound: a new password is shown once, and must be the one that this server asks for.
  const preparePassword = async () => {
    password = await prepareOwnerPassword(site, config);
  };
  logUncaught(log);
  let server: RunningServer | undefined;
  try {
    server = await serve(program, config, preparePassword);
    await server.ready;
  } catch (error) {
    await server?.close();
    await opened.close();
    throw error;
  }
  const { url } = server;
  stopPretenuring();
  opened.notifications.start();
  opened.drawShareCards(shareCardsAfterMs);

  // A closed standard output must not end the server.
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
    terminalText.listening(url, networkAddresses(config.host, new URL(url).port)),
    ...(password.made === null ? [] : [terminalText.firstPassword(password.made)]),
    ...(password.isCommon ? [terminalText.commonPassword] : []),
    terminalText.dataIn(config.dataDir),
    ...(password.made === null || unset.length === 0
      ? []
      : [firstStepsText.terminal(url, placesIn(config.dataDir).settings, unset)]),
  ];
  console.log(words.join("\n"));
  return server;
}
