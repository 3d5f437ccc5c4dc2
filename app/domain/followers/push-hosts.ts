/** The hosts of the known push services. A name that begins with a dot stands for every host below it. */
const knownHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/** True when an endpoint belongs to a push service: a known one, or one of these hosts of the configuration. */
export function isPushService(endpoint: string, configured: readonly string[]): boolean {
  const { host } = new URL(endpoint);
  return [...knownHosts, ...configured].some((known) =>
    known.startsWith(".") ? host.endsWith(known) : host === known,
  );
}
