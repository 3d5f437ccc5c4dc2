import { countAll } from "~/domain/pagination/cursor.server";
import { findDemo, importDemo, removeDemo } from "~/server/demo/import-demo";
import { openSite } from "~/server/open-site";
import { programFile } from "~/server/program-files";
import { recordsText, said, unknownPhotosText } from "~/text/owner/terminal-words";
import { cannot, CannotDo } from "~/server/user-errors";
import { requireConfig } from "~/server/configuration/config";
import { print } from "~/server/command-line/print";
import { progressBar } from "~/server/command-line/progress-bar";

/** Runs `giramondo import-demo [--force] [--remove]`: adds or removes a made-up journey while the site is stopped. */
export async function importOrRemoveDemo(isRemoval: boolean, force: boolean): Promise<void> {
  await using opened = await openSite(requireConfig());
  const { site, unknownPhotos } = opened;
  if (unknownPhotos) console.log(unknownPhotosText(unknownPhotos));
  const demo = await findDemo(site);
  if (isRemoval) {
    if (!demo) throw new CannotDo(said.demo.none);
    await removeDemo(site, demo);
    print(said.demo.removed);
    return;
  }
  if (demo) throw new CannotDo(said.demo.already);
  const records = {
    stories: await countAll(site, "stories"),
    blogPosts: await countAll(site, "blog_posts"),
    locations: await countAll(site, "locations"),
  };
  const isEmpty = Object.values(records).every((count) => count === 0);
  if (!isEmpty && !force) throw cannot(said.demo.notEmpty, { records: recordsText(records) });
  const icon = programFile("static/favicon.svg").toString("utf8");
  const toy = icon.slice(icon.indexOf("<g "), icon.lastIndexOf("</svg>"));
  const { default: sharp } = await import("sharp");
  const bar = progressBar(() => said.demo.drawing);
  const stops = await importDemo(site, sharp, toy, bar.show).finally(bar.end);
  print(said.demo.imported, { stops });
}
