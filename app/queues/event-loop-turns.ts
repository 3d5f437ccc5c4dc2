/** Node accepts one connection in each turn: a reader behind 200 others waits for 13 jobs. */
const forPages = 16;

/** Runs jobs in order, one in every `turnsBetween` turns of the event loop. The other turns serve connections. */
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
