import type { update as italian } from "~/text/it/commands/update";
import type { TranslationOf } from "~/text/translation";

/** Sentences of `giramondo update`. */
export const update = {
  wrongUsage:
    "“update” needs the FILE of the new version, or --back alone: “giramondo update --help” says how to use it.",
  notInstalled:
    "The installed program was not found: systemd does not know the service “giramondo”, and this is not the executable.",
  ofPackage:
    "{program} belongs to the Debian package: update it, or go back, with “apt-get install ./giramondo_….deb” (to go back, with --allow-downgrades). Nothing has been changed.",
  notWritable:
    "Cannot change the files in {folder}: run the command as root, with “sudo”. Nothing has been changed.",
  notGiramondo:
    "{file} is not a Giramondo that can run here, or is damaged: this machine needs giramondo-linux-{here}. Nothing has been changed.",
  same: "The program is already Giramondo {version}: there is nothing to change.",
  older:
    "{file} is Giramondo {to}, and here is already the newer {from}: “giramondo update --back” goes back to the previous version. Nothing has been changed.",
  fromTo: "From Giramondo {from} to {to}.",
  copied:
    "The copy of the previous database is {file}; the photos stay where they are, an update does not touch them.",
  looking: "Waiting for the site to answer",
  done: "The site answers, with Giramondo {version}. The previous one is in {previous}: “giramondo update --back” goes back to it.",
  restartYourself:
    "The program is now Giramondo {version}. Here systemd does not run the site: if it is running, stop it and start it again yourself.",
  nothingBefore:
    "There is no version to go back to ({previous} does not exist): “giramondo update FILE” puts another one in place.",
  notRestored:
    "The previous database ({copy}) has not come back: the program is still the current one. Once the obstacle is gone, repeat “giramondo update --back”.",
  restored:
    "The database is again the one from before the update. What arrived since is not lost: its database is in {folder}, and the start of the site says where its photos are. Notifications are paused, and those who followed the journey are no longer subscribed.",
  isBack: "The site answers again, with Giramondo {version}.",
  failed:
    "Giramondo {version} did not start well, and the site is back at the previous version: the lines above say why.",
  away: "The site does not answer, and the program is Giramondo {version}: the lines above say why (if they name a line of site.env that is not a setting, remove it and then “systemctl restart giramondo”).",
} as const satisfies TranslationOf<typeof italian>;
