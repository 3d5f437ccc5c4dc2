/**
 * Runs jobs one after the other, the senders in turn: who brings ninety of them makes nobody wait who brings one. A job
 * that fails does not stop the next. Answers null, at once, when `most` jobs of senders wait already; those of nobody
 * (`sender` null: the owner, the program itself) are always taken.
 */
export function takingTurns(
  most: number,
): <T>(sender: string | null, job: () => Promise<T>) => Promise<T> | null {
  const queues = new Map<string | null, (() => Promise<void>)[]>();
  let waiting = 0;
  let isWorking = false;

  /** The next job of whoever was served longest ago; the sender goes to the end of the line. */
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
