/** Runs jobs in order, one in each turn of the event loop, so that connections are served in between. */
export function eventLoopTurns(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const run = () => {
    const job = jobs.shift();
    if (jobs.length > 0) setImmediate(run);
    job?.();
  };
  return (job) => {
    if (jobs.push(job) === 1) setImmediate(run);
  };
}
