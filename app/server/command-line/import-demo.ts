import { findDemo, importDemo } from "~/server/demo/import-demo";
import { removeDemo } from "~/server/demo/remove-demo";
import { loadSharp } from "~/server/native";
import { openSite } from "~/server/open-site";
import { programFile } from "~/server/program-files";
import { demoText } from "~/text/demo-journey";
import { terminalText } from "~/text/terminal";
import { CannotDo } from "~/server/cannot-do";
import type { GivenWords } from "./command";
import { configOrSentence } from "./config-or-sentence";
import { progressBar } from "./progress-bar";

/** `giramondo import-demo [--remove]`: a made-up journey to look at, while the site is stopped. */
export async function runImportDemo({ options }: GivenWords): Promise<void> {
  const { site, strayPhotos, close } = await openSite(configOrSentence());
  if (strayPhotos) console.log(terminalText.strayPhotos(strayPhotos.count, strayPhotos.folder));
  try {
    const demo = await findDemo(site);
    if (options.has("remove")) {
      if (!demo) throw new CannotDo(demoText.none);
      await removeDemo(site, demo);
      console.log(demoText.removed);
      return;
    }
    if (demo) throw new CannotDo(demoText.already);
    const icon = programFile("static/favicon.svg").toString("utf8");
    const toy = icon.slice(icon.indexOf("<g "), icon.lastIndexOf("</svg>"));
    const bar = progressBar(demoText.drawing);
    const stops = await importDemo(site, await loadSharp(), toy, bar.show).finally(bar.end);
    console.log(demoText.imported(stops));
  } finally {
    await close();
  }
}
