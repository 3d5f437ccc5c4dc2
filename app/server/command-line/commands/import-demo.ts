import { countAll } from "~/domain/pagination/cursor.server";
import { findDemo, importDemo, removeDemo } from "~/server/demo/import-demo";
import { openSite } from "~/server/open-site";
import { programFile } from "~/server/program-files";
import { recordsText } from "~/text/it/commands/backup";
import { demoText } from "~/text/it/commands/demo-journey";
import { terminalText } from "~/text/it/commands/terminal";
import { CannotDo } from "~/server/user-errors";
import { requireConfig } from "~/server/configuration/config";
import { progressBar } from "~/server/command-line/progress-bar";

/** Runs `giramondo import-demo [--force] [--remove]`: adds or removes a made-up journey while the site is stopped. */
export async function importOrRemoveDemo(isRemoval: boolean, force: boolean): Promise<void> {
  await using opened = await openSite(requireConfig());
  const { site, unknownPhotos } = opened;
  if (unknownPhotos) console.log(terminalText.unknownPhotos(unknownPhotos.count, unknownPhotos.folder));
  const demo = await findDemo(site);
  if (isRemoval) {
    if (!demo) throw new CannotDo(demoText.none);
    await removeDemo(site, demo);
    console.log(demoText.removed);
    return;
  }
  if (demo) throw new CannotDo(demoText.already);
  const records = {
    stories: await countAll(site, "stories"),
    blogPosts: await countAll(site, "blog_posts"),
    locations: await countAll(site, "locations"),
  };
  const isEmpty = Object.values(records).every((count) => count === 0);
  if (!isEmpty && !force) throw new CannotDo(demoText.notEmpty(recordsText(records)));
  const icon = programFile("static/favicon.svg").toString("utf8");
  const toy = icon.slice(icon.indexOf("<g "), icon.lastIndexOf("</svg>"));
  const { default: sharp } = await import("sharp");
  const bar = progressBar(demoText.drawing);
  const stops = await importDemo(site, sharp, toy, bar.show).finally(bar.end);
  console.log(demoText.imported(stops));
}
