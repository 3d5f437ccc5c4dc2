import { existsSync, rmSync } from "node:fs";
import { opendir } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { isPasswordSet } from "~/domain/auth/password.server";
import { unsetSettings } from "~/domain/settings/current-settings.server";
import type { Site } from "~/domain/site";
import { settingVariables } from "~/domain/settings/setting";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { photoNameOf } from "~/photo-store/photo-files";
import { findBackupsBeside } from "~/server/backup/require-same-site";
import { dataPathsIn } from "~/server/data-directory/paths";
import { localAddress, noteAddress } from "~/server/doctor/check-site";
import { openLog } from "~/server/logging/log";
import { openSite } from "~/server/open-site";
import { prepareOwnerPassword } from "~/server/prepare-owner-password";
import type { CompiledPages } from "~/server/http-server/server-context";
import { type RunningServer, serve } from "~/server/http-server/serve";
import { dateAndTime, said, say, unknownPhotosText } from "~/text/owner/terminal-words";
import { requireConfig } from "~/server/configuration/config";
import { print } from "./print";

/** The time until missing share cards are drawn, in milliseconds: the first visitors come before them. */
const shareCardsAfterMs = 3000;
/** The interval of attempts to store a password that did not fit on a full disk, in milliseconds. */
const passwordRetryMs = 10_000;

/** Opens the configured site and serves it with these pages until SIGTERM or SIGINT, then ends the process. */
export async function runServer(compiled: CompiledPages, liveReload?: string): Promise<RunningServer> {
  // A closed or full standard output must not end the server.
  for (const output of [process.stdout, process.stderr]) {
    output.removeAllListeners("error").on("error", () => undefined);
  }
  const config = requireConfig();
  const log = openLog(config.logLevel);
  const places = dataPathsIn(config.dataDir);
  const isNew = !config.databaseServer && !existsSync(places.database);
  const opened = await openSite(config, {
    onError: (err) => log.error({ err }, "maintenance failed"),
    onWarning: (details, sentence) => log.warn(details, sentence),
    securityLog: (event) => log.info(event, "security"),
  });
  const { site, pages, safetyCopy, unknownPhotos } = opened;
  if (safetyCopy) print(said.terminal.upgraded, { copy: safetyCopy });
  if (unknownPhotos) console.log(unknownPhotosText(unknownPhotos));
  const beside = isNew ? await findBackupsBeside(config.dataDir, site.incoming) : null;
  if (beside) {
    const madeAt = dateAndTime(new Date(beside.madeAt).toISOString());
    print(said.backup.backupsBeside, { directory: config.dataDir, file: beside.file, madeAt });
  }
  if (!config.photoBucket && (await areAllPhotosGone(site, places.uploads))) {
    print(said.terminal.photosGone, { uploads: places.uploads });
  }
  const program = { site, pages, ...compiled, log, trustProxy: config.trustProxy, liveReload };
  let password: Awaited<ReturnType<typeof prepareOwnerPassword>> = { first: null, isCommon: false };
  // Called when the port is bound: a start that fails earlier must not make a password, which is shown only once.
  let retry: NodeJS.Timeout | undefined;
  const preparePassword = async () => {
    try {
      password = await prepareOwnerPassword(site, config);
    } catch (err) {
      if (!isStorageFault(err) || !(await isPasswordSet(site.db))) throw err;
      if (!retry) log.error({ err }, "the new password cannot be stored yet, the one of before still counts");
      retry = setTimeout(() => void preparePassword().catch(() => undefined), passwordRetryMs).unref();
    }
  };
  // The error of one request must not end other requests (docs/decisions/025).
  process.on("uncaughtException", (err, origin) => {
    log.error({ err }, origin === "unhandledRejection" ? "unhandled rejection" : "uncaught exception");
  });
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
  noteAddress(places, localAddress({ ...config, port: Number(new URL(url).port) }));
  opened.notifications.start();
  opened.drawShareCards(shareCardsAfterMs);
  void opened.holdReserve().catch((err: unknown) => log.error({ err }, "maintenance failed"));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    let code = 0;
    try {
      print(said.terminal.stopping);
      clearTimeout(retry);
      await server.close();
      rmSync(places.address, { force: true });
      await opened.close();
    } catch (err) {
      log.error({ err }, "could not stop in order");
      code = 1;
    }
    log.flush();
    process.exit(code);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const unset = unsetSettings(site.settings).map((name) => settingVariables[name]);
  const isFirstStart = password.first !== null;
  const addresses = networkAddresses(config.host, new URL(url).port).join(", ");
  const listening = addresses ? said.terminal.listeningFromNetwork : said.terminal.listening;
  const first = { address: url, file: places.settings, names: unset.join(", ") };
  const words = [
    say(listening, { url, addresses }),
    password.first,
    password.isCommon && said.terminal.commonPassword,
    say(said.terminal.dataIn, { directory: config.dataDir }),
    isFirstStart && unset.length > 0 && say(said.terminal.firstSettings, first),
    isFirstStart && site.publicSettings.ownerLanguage === null && said.terminal.inEnglish,
  ];
  console.log(words.filter(Boolean).join("\n"));
  return server;
}

/** True when the database has photos and their folder is empty, as that of a disk that is not mounted. */
async function areAllPhotosGone({ db }: Site, uploads: string): Promise<boolean> {
  // Not the whole list: a large site has a hundred thousand files, and the first photo answers.
  for await (const { name } of await opendir(uploads)) if (photoNameOf(name) !== null) return false;
  return (await db.selectFrom("photos").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the addresses at which other devices at home reach a server that listens on `host`. */
function networkAddresses(host: string, port: number | string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
