/** Runs `work` for each item, at most `max` at a time. After all runs have ended, the first error is thrown. */
export async function forEachConcurrent<One>(
  max: number,
  all: Iterable<One>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = all[Symbol.iterator]();
  const errors: unknown[] = [];
  const worker = async () => {
    for (let next = left.next(); !next.done && errors.length === 0; next = left.next()) {
      await work(next.value).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: max }, worker));
  if (errors.length > 0) throw errors[0];
}
