import { guessCounter } from "~/domain/limits/guess-counter";
import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { passwordHashing } from "~/domain/auth/password.server";
import { shareCardUpdater } from "~/domain/share-cards/share-card-updater.server";
import { singleFlight } from "~/domain/idempotency.server";
import type { Site } from "~/domain/site";
import type { Instances } from "~db/engine";
import { emptyLog } from "~db/erase-deleted";
import { openGazetteer } from "~/gazetteer/gazetteer.server";
import { createPhotoPipeline } from "~/images/photo-pipeline.server";
import { type PhotoWorkerOptions, workerSupervisor } from "~/images/worker/worker-supervisor.server";
import { said, say } from "~/text/owner/terminal-words";
import { cannot } from "./user-errors";
import type { Config } from "~/server/configuration/config";
import type { Engines } from "~/server/configuration/engine-settings";
import { type DataDirectory, prepareDataDirectory } from "~/server/data-directory/paths";
import { lockDataDirectory } from "~/server/data-directory/locks";
import { diskReserve } from "~/server/data-directory/reserve";
import { closeToOthers } from "~/server/data-directory/open-files";
import { requireSamePhotos } from "~/server/data-directory/same-photos";
import { watchStorage } from "~/server/data-directory/watch-storage";
import { createMessenger } from "~/server/notifications/create-messenger";
import { notificationTimer } from "~/server/notifications/notification-timer";
import { postcardMemory } from "~/domain/receipts/draw-postcard.server";
import { createErasure } from "~/server/withdrawals/erasure";
import { PageCache } from "~/server/page-cache/page-cache";
import { findBucketFault, openEngine, openPhotos } from "./open-engines";
import { bucketSentence } from "./photo-bucket";
import { speakingSettings } from "~/server/configuration/owner-language";
import { forgetFirstPassword } from "./prepare-owner-password";
import { commonPasswords, programFile, programOutlines } from "./program-files";
import { maintainSite } from "./site-maintenance";
import { startPhotoWorker } from "./photo-worker/start-photo-worker";

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

type Warn = (details: object, sentence: string) => void;

/**
 * Opens the site and locks its data directory. The handlers get the faults of no request. Several sites of a process
 * can share one photo worker through `openWorker`. Throws CannotDo.
 */
export async function openSite(
  config: Omit<Config, "trustProxy">,
  {
    onError = console.error as (error: unknown) => void,
    onWarning = console.warn as Warn,
    securityLog = (() => undefined) as Site["securityLog"],
    openWorker = (options: PhotoWorkerOptions) => workerSupervisor(() => startPhotoWorker(), options),
  } = {},
) {
  const places = await prepareDataDirectory(config.dataDir);
  // Parts end in the reverse order: when the site is closed, or when the start fails.
  const parts = new AsyncDisposableStack();
  try {
    const lock = parts.use(lockDataDirectory(places.lock));
    if (!lock) throw cannot(said.cannotStart.dataInUse, { directory: config.dataDir });
    const files = closeToOthers(places);
    if (files.length > 0) onWarning({ files }, "other users could read these files, and no longer can");
    const { photos, unknown, watch, reserve } = await openStorage(config, places, () => db, onWarning);
    const siteOpened = Promise.withResolvers<unknown>();
    const refresh = async () => {
      await siteOpened.promise;
      await reload();
      forget();
    };
    const on = { onQuery: watch.noteQuery, onError, onChange: refresh };
    const engine = await openEngine(config, places, on);
    const { instances, safetyCopy, exclusive } = engine;
    const db = parts.use(engine.db);
    parts.defer(instances.close);
    if (config.databaseServer) await requireSamePhotos(engine, config.photoBucket, places);
    const onFailure = (why: object) => onWarning(why, "a photo was given up, and refused");
    const worker = openWorker({ onFailure });
    parts.defer(worker.end);
    const settings = speakingSettings(config);
    const channels = currentChannels(config.channels);
    const reload = () => Promise.all([settings.reload(db), channels.reload(db)]);
    await reload();
    const { publicSettings } = settings;
    const erasure = createErasure({ ...engine, publicSettings, places, photos, onError, onWarning });
    parts.defer(erasure.stop);
    const drawAlone = (draw: () => Promise<void>) => instances.exclusively("share-cards", draw);
    const cards = shareCardUpdater(() => site, onError, drawAlone);
    parts.defer(cards.stop);
    const { cache, forget, pages } = sitePages(instances, cards);
    const site: Site = {
      channels,
      messenger: createMessenger({ publicSettings, channels, pushHosts: config.pushHosts, db }),
      pushHosts: config.pushHosts,
      publicSettings,
      settings,
      isPasswordConfigured: config.adminPassword !== null,
      db,
      photos,
      images: createPhotoPipeline(watch.watching("incoming", worker.run)),
      elsewhere: { database: config.databaseServer !== null, photos: config.photoBucket !== null },
      gazetteer: openGazetteer(() => programFile("places.br")),
      outlines: programOutlines,
      incoming: places.incoming,
      freeBytes: reserve.freeBytes,
      storage: { ...watch, withReserve: reserve.withReserve },
      pages,
      postcards: postcardMemory(),
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
    const notifications = notificationTimer(site, onError);
    parts.defer(notifications.stop);
    parts.defer(reserve.settled);
    const alone = config.databaseServer === null;
    const kept = { site, places, unknown, erasure, alone, instances, exclusive, cards, watch };
    const { unknownPhotos, stop } = await maintainSite({ ...kept, onError, onWarning });
    parts.defer(stop);
    // A database server has a disk of its own.
    const holdReserve = () => (alone ? reserve.hold() : Promise.resolve());
    const starts = { notifications, drawShareCards: cards.start, holdReserve };
    /** Stops timers and the photo worker, closes the database and releases the lock on the data directory. */
    const close = () => parts.disposeAsync();
    return { site, pages: cache, safetyCopy, unknownPhotos, ...starts, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** Opens the photo store, and observes what is stored. A fault of a bucket that may pass is noted. Throws CannotDo. */
async function openStorage(
  config: Engines,
  places: DataDirectory,
  databaseOf: () => Site["db"],
  onWarning: Warn,
) {
  const { photos, unknown } = await openPhotos(config, places, new Date());
  const watch = watchStorage(places, photos, databaseOf);
  const reserve = diskReserve(places, () => emptyLog(databaseOf()));
  const fault = config.photoBucket && (await findBucketFault(config.photoBucket));
  if (fault) {
    watch.note("photos", fault);
    const { problem } = fault;
    onWarning({ problem }, say(said.bucket.awayAtStart, { problem: bucketSentence(fault) }));
  }
  const watched = { ...photos, put: watch.watching("photos", photos.put) };
  return { photos: watched, unknown, watch, reserve };
}

/** Makes the page cache. `clear` is for changes made here, `forget` for those that another instance has announced. */
function sitePages({ isUpToDate, announceChange }: Instances, cards: { wake(): void }) {
  const cache = new PageCache(undefined, undefined, isUpToDate);
  const forget = () => {
    cache.clear();
    cards.wake();
  };
  const pages: Site["pages"] = {
    once: (name, make) => cache.once(name, make),
    clear: (isStale) => {
      if (isStale) cache.clear(isStale);
      else forget();
      return announceChange();
    },
  };
  return { cache, forget, pages };
}
