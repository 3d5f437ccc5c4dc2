/** Runs `work` for each item, at most `max` at a time. After all runs have ended, the first error is thrown. */
export async function forEachConcurrent<One>(
  max: number,
  all: Iterable<One>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = all[Symbol.iterator]();
  let isFailed = false;
  const worker = async () => {
    for (let next = left.next(); !next.done && !isFailed; next = left.next()) {
      await work(next.value).catch((error: unknown) => {
        isFailed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: max }, worker));
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
