/** Turns between two jobs. Node accepts one connection a turn, so a reader behind 200 others waits for 13 jobs. */
const turnsBetween = 16;

/** Runs jobs in order, with turns of the event loop between them: connections are accepted and read in these. */
export function eventLoopTurns(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  let turns = 0;
  const run = () => {
    turns = (turns + 1) % turnsBetween;
    const job = turns === 0 ? jobs.shift() : undefined;
    if (jobs.length > 0) setImmediate(run);
    job?.();
  };
  return (job) => {
    if (jobs.push(job) > 1) return;
    turns = turnsBetween - 1;
    setImmediate(run);
  };
}
