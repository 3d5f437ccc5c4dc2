/** Runs a job, or shares the one that is under way under the same key: twins have one fate. */
export type Sharing = <T>(key: string, job: () => Promise<T>) => Promise<T>;

/** Makes one, with nothing under way. */
export function sharing(): Sharing {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, job: () => Promise<T>) => {
    const twin = underWay.get(key) as Promise<T> | undefined;
    if (twin) return twin;
    const mine = job().finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  };
}
