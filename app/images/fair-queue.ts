/**
 * A queue that runs one job at a time, taking one of each sender in turn. A job that rejects does not stop the next one.
 * Returns null at once when `most` jobs already wait; jobs with `sender` null (the owner, the program) are always taken.
 */
export function fairQueue(
  most: number,
): <T>(sender: string | null, job: () => Promise<T>) => Promise<T> | null {
  const queues = new Map<string | null, (() => Promise<void>)[]>();
  let waiting = 0;
  let isWorking = false;

  /** The next job of the sender that was served longest ago; that sender goes to the end. */
  function next(): (() => Promise<void>) | undefined {
    const [sender, jobs] = queues.entries().next().value ?? [null, []];
    const job = jobs.shift();
    queues.delete(sender);
    if (jobs.length > 0) queues.set(sender, jobs);
    if (job) waiting -= 1;
    return job;
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let job = next(); job; job = next()) await job();
    isWorking = false;
  }

  return (sender, job) => {
    if (sender !== null && waiting >= most) return null;
    return new Promise((resolve, reject) => {
      const jobs = queues.get(sender) ?? [];
      jobs.push(() => job().then(resolve, reject));
      queues.set(sender, jobs);
      waiting += 1;
      if (!isWorking) void work();
    });
  };
}
