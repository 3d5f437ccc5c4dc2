import type { tags as italian } from "~/text/it/admin/tags/tags";
import type { TranslationOf } from "~/text/translation";

/** The words of the owner's page of tags. */
export const tags = {
  title: "Tags",
  lead: "Whoever finds the toy scans the tag, or types its code, and arrives on this site.",
  newTag: "New tag",
  name: "Name",
  nameHint: "Only you see it: for example “Rucksack” or “Left paw”.",
  create: "Create tag",
  creating: "Creating…",
  empty: "No tags yet",
  emptyHint: "Create the first one, print it, laminate it and hang it on the toy.",
  total: { one: "{count} tag", other: "{count} tags" },
  inUse: "In use",
  retired: "Retired",
  scans: { one: "{count} scan", other: "{count} scans" },
  sightings: { one: "{count} sighting", other: "{count} sightings" },
  stories: { one: "{count} story", other: "{count} stories" },
  lastSeen: "Last in somebody’s hands: {day}",
  neverSeen: "Nobody has had it in their hands yet",
  code: "Code",
  print: "Print",
  printCopies: "Sheet with 10 copies",
  printAll: "Print the A4 sheet with all tags",
  rename: "Rename",
  save: "Save",
  retire: "Retire",
  restore: "Use again",
  about: "{act}: {name}",
  retireNote: "The page of a retired tag says so, and helps all the same.",
  noAddress: {
    title: "The site has no address to print yet",
    text: "The tag shows the address that visitors use. You enter it once, in the settings.",
    open: "Enter the address",
  },
  badAddress: {
    home: {
      title: "This address works only at your home: don’t print yet",
      text: "A finder far from here could not open the page, and a tag that hangs on the toy can’t be corrected. The site needs an address that works everywhere first.",
      open: "Change the address",
    },
    http: {
      title: "This address is not https: better not print yet",
      text: "The finder’s phone would warn that the site is not secure, and a tag that hangs on the toy can’t be corrected. The site needs an address that begins with https:// first.",
      open: "Change the address",
    },
  },
  printAnyway: "I understand, print anyway",
} as const satisfies TranslationOf<typeof italian>;
