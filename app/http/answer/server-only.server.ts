/**
 * Returns the loader data of a page without scripts. Remix would serialise every listed property for scripts, which
 * takes longer than the database query. The server reads those of `serverOnly` by name.
 */
export function withServerOnly<Sent extends object, ServerOnly extends object>(
  sent: Sent,
  serverOnly: ServerOnly,
) {
  const properties = Object.entries(serverOnly).map(([name, value]) => [name, { value: value as unknown }]);
  return Object.defineProperties({ ...sent }, Object.fromEntries(properties)) as Sent & ServerOnly;
}
