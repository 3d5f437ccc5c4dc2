import type { Site } from "~/domain/site";
import { terminalText } from "~/text/it/commands/terminal";
import { requireConfig } from "~/server/configuration/require-config";
import { openSite } from "./open-site";
import { prepareOwnerPassword } from "./prepare-owner-password";

const opened: { site?: Promise<Site> } = {};

/**
 * The site for remix-serve, which runs the routes without our server: opened from the environment by its first request,
 * and kept in this module because remix-serve passes nothing to the routes. Throws CannotStart.
 */
export function remixServeSite(): Promise<Site> {
  opened.site ??= openFromEnvironment();
  return opened.site;
}

async function openFromEnvironment(): Promise<Site> {
  const config = requireConfig();
  const { site, notifications, drawShareCards } = await openSite(config);
  const { made } = await prepareOwnerPassword(site, config);
  if (made !== null) process.stdout.write(`${terminalText.firstPassword(made)}\n`);
  notifications.start();
  drawShareCards(0);
  return site;
}
