/**
 * Node accepts one connection in each turn of the event loop. With 16 turns for each job, a reader behind 200 other
 * connections waits for 13 jobs.
 */
const forPages = 16;

/**
 * Runs jobs in order, one in every `turnsBetween` turns of the event loop. The other turns serve connections. For jobs
 * that take less than a millisecond, `turnsBetween` can be 1.
 */
export function eventLoopTurns(turnsBetween = forPages): (job: () => void) => void {
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
