const width = 30;
const everyMs = 100;

/** Shows a progress bar in one line of a terminal. Without a terminal it prints nothing. */
export function progressBar(title: string, terminal: NodeJS.WriteStream = process.stderr) {
  if (!terminal.isTTY) return { show: () => {}, end: () => {} };
  let shownAt = 0;
  const show = (done: number, all: number) => {
    if (Date.now() - shownAt < everyMs) return;
    shownAt = Date.now();
    const share = all === 0 ? 1 : Math.min(1, done / all);
    const filled = Math.round(share * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    terminal.write(`\r${title} ${bar} ${String(Math.floor(share * 100)).padStart(3)}%`);
  };
  /** Removes the bar: the control characters clear its line. */
  const end = () => void terminal.write("\r\x1b[K");
  return { show, end };
}
