import type { demo as italian } from "~/text/it/commands/demo";
import type { TranslationOf } from "~/text/translation";

/** Sentences of `import-demo`. */
export const demo = {
  drawing: "Drawing the photos",
  imported:
    "Done: a made-up journey of {stops} stops, with the diary, two stories to promote and two sightings. Look at it with “giramondo serve”; to remove it, “giramondo import-demo --remove”.",
  removed: "The made-up journey is gone. What you wrote yourself is as it was.",
  already: "The made-up journey is already there: to remove it, “giramondo import-demo --remove”.",
  notEmpty:
    "This site already has something real ({records}): the made-up journey would mix with it, in the diary and on the map. To see it apart, name a new folder with DATA_DIR; to add it here, “giramondo import-demo --force”.",
  none: "There is no made-up journey to remove.",
} as const satisfies TranslationOf<typeof italian>;
