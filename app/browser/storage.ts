/** Runs `act`, which uses the browser's storage. Null when that is forbidden (private window, blocked) or full. */
export function withStorage<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
