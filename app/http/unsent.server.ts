/**
 * The answer of the loader of a page without scripts: Remix encodes for scripts what it can list, which takes longer than
 * asking the database for it. `unsent` can be read by its names, and neither listed nor spread.
 */
export function withUnsent<Sent extends object, Unsent extends object>(
  sent: Sent,
  unsent: Unsent,
): Sent & Unsent {
  const properties = Object.entries(unsent).map(([name, value]) => [name, { value: value as unknown }]);
  return Object.defineProperties({ ...sent }, Object.fromEntries(properties)) as Sent & Unsent;
}
