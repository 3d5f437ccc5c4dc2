import { statfsSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { guessCounter } from "~/domain/limits/guess-counter";
import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { passwordHashing } from "~/domain/auth/password.server";
import { shareCardUpdater } from "~/domain/share-cards/share-card-updater.server";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { storageState } from "~/domain/storage/storage-state.server";
import { singleFlight } from "~/domain/idempotency.server";
import type { Site } from "~/domain/site";
import { emptyLog } from "~db/erase-deleted";
import { openGazetteer } from "~/gazetteer/gazetteer.server";
import { createPhotoPipeline } from "~/images/photo-pipeline.server";
import { type PhotoWorkerOptions, workerSupervisor } from "~/images/worker/worker-supervisor.server";
import { said, say } from "~/text/terminal-words";
import { cannot } from "./user-errors";
import type { Config } from "~/server/configuration/config";
import { prepareDataDirectory } from "~/server/data-directory/paths";
import { lockDataDirectory } from "~/server/data-directory/locks";
import { diskReserve } from "~/server/data-directory/reserve";
import { closeToOthers } from "~/server/data-directory/open-files";
import { requireSamePhotos } from "~/server/data-directory/same-photos";
import { watchStorage } from "~/server/data-directory/watch-storage";
import { createMessenger } from "~/server/notifications/create-messenger";
import { notificationTimer } from "~/server/notifications/notification-timer";
import { createErasure } from "~/server/withdrawals/erasure";
import { PageCache } from "~/server/page-cache/page-cache";
import { findBucketFault, openEngine, openPhotos } from "./open-engines";
import { bucketSentence } from "./photo-bucket";
import { speakingSettings } from "./owner-language";
import { forgetFirstPassword } from "./prepare-owner-password";
import { commonPasswords, programFile } from "./program-files";
import { siteMaintenance } from "./site-maintenance";
import { startPhotoWorker } from "./start-photo-worker";

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

const hour = 60 * 60 * 1000;
/** The interval at which a site on a full disk checks for room, in milliseconds. */
const untilRoomMs = 5000;

/**
 * Opens the site and locks its data directory. The handlers get the faults of no request. Several sites of a process
 * can share one photo worker through `openWorker`. Throws CannotDo.
 */
export async function openSite(
  config: Omit<Config, "trustProxy">,
  {
    onError = console.error as (error: unknown) => void,
    onWarning = console.warn as (details: object, sentence: string) => void,
    securityLog = (() => undefined) as Site["securityLog"],
    openWorker = (options: PhotoWorkerOptions) => workerSupervisor(() => startPhotoWorker(), options),
  } = {},
) {
  const places = await prepareDataDirectory(config.dataDir);
  const lock = lockDataDirectory(places.lock);
  if (!lock) throw cannot(said.cannotStart.dataInUse, { directory: config.dataDir });
  let opened: Awaited<ReturnType<typeof openEngine>> | undefined;
  try {
    const files = closeToOthers(places);
    if (files.length > 0) onWarning({ files }, "other users could read these files, and no longer can");
    const { photos, unknown } = await openPhotos(config, places, new Date());
    const storage = watchStorage(places, photos, () => db);
    const reserve = diskReserve(places, () => emptyLog(db));
    const fault = config.photoBucket && (await findBucketFault(config.photoBucket));
    if (fault) {
      storage.note("photos", fault);
      const { problem } = fault;
      onWarning({ problem }, say(said.bucket.awayAtStart, { problem: bucketSentence(fault) }));
    }
    const forget = () => {
      pages.clear();
      cards.wake();
    };
    const siteOpened = Promise.withResolvers<unknown>();
    const refresh = async () => {
      await siteOpened.promise;
      await settings.reload(db);
      await channels.reload(db);
      forget();
    };
    const on = { onQuery: storage.noteQuery, onError, onChange: refresh };
    opened = await openEngine(config, places, on);
    const { db, instances, safetyCopy, exclusive } = opened;
    if (config.databaseServer) await requireSamePhotos(opened, config.photoBucket, places);
    const pages = new PageCache(undefined, undefined, instances.isUpToDate);
    const onFailure = (why: object) => onWarning(why, "a photo was given up, and refused");
    const worker = openWorker({ onFailure });
    const drawAlone = (draw: () => Promise<void>) => instances.exclusively("share-cards", draw);
    const cards = shareCardUpdater(() => site, onError, drawAlone);
    const settings = speakingSettings(config);
    await settings.reload(db);
    const { publicSettings } = settings;
    const erasure = createErasure({ ...opened, publicSettings, places, photos, onError, onWarning });
    const channels = currentChannels(config.channels);
    await channels.reload(db);
    const site: Site = {
      channels,
      messenger: createMessenger({ publicSettings, channels, pushHosts: config.pushHosts, db }),
      pushHosts: config.pushHosts,
      publicSettings,
      settings,
      isPasswordConfigured: config.adminPassword !== null,
      db,
      photos: { ...photos, put: storage.watching("photos", photos.put) },
      images: createPhotoPipeline(storage.watching("incoming", worker.run)),
      elsewhere: { database: config.databaseServer !== null, photos: config.photoBucket !== null },
      gazetteer: openGazetteer(() => programFile("places.br")),
      outlines: (scale) => brotliDecompressSync(programFile(`countries-${scale}.br`)),
      incoming: places.incoming,
      // Asked in another thread, it takes 0.3 ms of processor time for each page of the owner.
      freeBytes: async () => {
        const { bavail, bsize } = statfsSync(places.incoming);
        return reserve.withoutReserve(bavail * bsize);
      },
      storage: { ...storage, withReserve: reserve.withReserve },
      pages: {
        once: (name, make) => pages.once(name, make),
        clear: (isStale) => {
          if (isStale) pages.clear(isStale);
          else forget();
          return instances.announceChange();
        },
      },
      erasure,
      limits: { storiesPerHour: config.submitLimit, wrongPasswordsPer15Minutes: config.loginLimit },
      guesses: guessCounter(),
      passwords: passwordHashing(commonPasswords),
      securityLog(event) {
        if (event.event === "sign-in") forgetFirstPassword(places);
        securityLog(event);
      },
      singleFlight: singleFlight(),
      now: () => new Date(),
    };
    siteOpened.resolve(null);
    const alone = config.databaseServer === null;
    const maintenance = siteMaintenance({ site, places, unknown, erasure, alone, onWarning });
    const unknownPhotos = await maintenance.atStart().catch((error: unknown) => {
      // On a full disk the maintenance is done later. Meanwhile the site can be read.
      if (!alone || !isStorageFault(error)) throw error;
      onError(error);
      return null;
    });
    if (exclusive) storage.note("database", exclusive.fault);
    if ((await storageState(site)).code === "unwritable") {
      const sentence = "nothing can be stored now, the disk is full or cannot be written";
      onWarning({ err: exclusive?.fault }, sentence);
    }
    const timers = startTimers({ ...opened, maintenance, cards, onError });
    const notifications = notificationTimer(site, onError);
    /** Stops timers and the photo worker, closes the database and releases the lock on the data directory. */
    const close = async () => {
      await timers.stop();
      await reserve.settled();
      await notifications.stop();
      cards.stop();
      await erasure.stop();
      worker.end();
      await instances.close();
      await db.destroy();
      lock.release();
    };
    // A database server has a disk of its own.
    const holdReserve = () => (alone ? reserve.hold() : Promise.resolve());
    const starts = { notifications, drawShareCards: cards.start, holdReserve };
    return { site, pages, safetyCopy, unknownPhotos, ...starts, close };
  } catch (error) {
    await opened?.instances.close();
    await opened?.db.destroy();
    lock.release();
    throw error;
  }
}

interface Timed extends Pick<Awaited<ReturnType<typeof openEngine>>, "instances" | "exclusive"> {
  maintenance: ReturnType<typeof siteMaintenance>;
  cards: { wake(): void };
  onError(error: unknown): void;
}

/** Starts the maintenance of every hour. A database that is open to this process alone is shared when there is room. */
function startTimers({ instances, exclusive, maintenance, cards, onError }: Timed) {
  const shareAgain = () => exclusive?.end().then((isDone) => isDone && clearInterval(sharing), onError);
  const sharing = exclusive ? setInterval(() => void shareAgain(), untilRoomMs).unref() : undefined;
  // The first answers do not wait for it. A site that never runs for an hour forgets, too.
  const forgetting = instances.exclusively("maintenance", maintenance.forget).catch(onError);
  const everyHour = async () => {
    await instances.exclusively("maintenance", maintenance.hourly);
    await maintenance.hourlyHere();
    cards.wake();
  };
  const timer = setInterval(() => void everyHour().catch(onError), hour).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      clearInterval(sharing);
      await forgetting;
    },
  };
}
