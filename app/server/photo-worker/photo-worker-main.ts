import { photoOperations } from "~/images/photo-operations.server";
import { type CardAssets, readCardAssets } from "~/images/share-card/card-assets.server";
import { type WorkerAnswer, workerReady, type WorkerTask } from "~/images/worker/worker-supervisor.server";
import { programFile, programOutlines } from "~/server/program-files";

/** The photo worker's program: it runs one task per message, and exits when the channel to its parent closes. */
let assets: CardAssets | undefined;
const run = photoOperations({
  heicWorker: async () => programFile("heic-worker.cjs").toString("utf8"),
  cardAssets: async () => (assets ??= readCardAssets(programFile("share-card.br"))),
  outlines: programOutlines,
});

// The worker ignores these signals. Its parent gets them, too, and decides when the work is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", async ({ operation, request }: WorkerTask) => {
  const answer: WorkerAnswer = await run(operation, request).then(
    (outcome) => ({ outcome }),
    ({ name, message, stack, code, syscall }: NodeJS.ErrnoException) => {
      return { error: { name, message, stack, code, syscall } };
    },
  );
  if (process.connected) process.send?.(answer);
});
process.send?.(workerReady);
