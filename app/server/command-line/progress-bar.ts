const width = 30;
const everyMs = 100;

/** Shows a progress bar in one line of a terminal. Without a terminal it prints nothing. `add` counts up to `whole`. */
export function progressBar(title: () => string, whole = 0) {
  const terminal = process.stderr;
  if (!terminal.isTTY) return { show: () => {}, add: () => {}, end: () => {} };
  let shownAt = 0;
  let added = 0;
  const show = (done: number, all: number) => {
    if (Date.now() - shownAt < everyMs) return;
    shownAt = Date.now();
    const share = all === 0 ? 1 : Math.min(1, done / all);
    const filled = Math.round(share * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    terminal.write(`\r${title()} ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`);
  };
  const add = (count: number) => show((added += count), whole);
  /** Removes the bar: the control characters clear its line. */
  const end = () => void terminal.write("\r\x1b[K");
  return { show, add, end };
}
