/**
 * Gives this page a storage that ends with it, where the browser forbids one because cookies are blocked. Without any,
 * Remix cannot load the routes that a link leads to.
 */
export function replaceForbiddenStorage(): void {
  if (withStorage(() => sessionStorage)) return;
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.defineProperty(window, "sessionStorage", { value: memory });
}

/** Runs `act`, which uses the browser's storage. Null when that is forbidden (private window, blocked) or full. */
export function withStorage<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
