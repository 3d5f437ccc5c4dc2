import type * as italian from "~/text/it/admin/panel";
import type { TranslationOf } from "~/text/translation";

/** The words of the owner's panel. */
export const panel = {
  title: "Admin panel",
  description: "The private area of whoever looks after the journey.",
  logout: "Sign out",
  earlier: "Move earlier",
  tags: "Tags",
  settings: "Settings",
  notifications: "Notifications",
  book: "Book",
  loading: "Loading…",
  menu: "Sections of the panel. You are in:",
  newStories: { one: "{count} new", other: "{count} new" },
  now: "Now: {city} (seen {when})",
  tabsLabel: "Sections of the panel",
  tabs: {
    stories: "Received stories",
    newBlogPost: "New article",
    blogPosts: "Articles",
    newLocation: "New stop",
    locations: "Stops",
  },
} as const satisfies TranslationOf<typeof italian.panel>;

/** The words around the preview of a blog post. */
export const preview = {
  title: "Preview",
  description: "Preview: this article is hidden, only you see it.",
  published: "This article is published: everybody sees it like this.",
  unsaved: "Preview of your changes: they are not saved yet, and only you see them.",
  toForm: "Back to the form",
  publish: "Publish",
  edit: "Edit",
  list: "Back to the articles",
} as const satisfies TranslationOf<typeof italian.preview>;

/** The texts of the login form. */
export const login = {
  title: "Sign in",
  password: "Password",
  submit: "Sign in",
  pending: "Signing in…",
  show: "Show what I type",
  forgotten:
    "Lost it? Whoever installed the site can set a new one on the server, with “giramondo set-password”.",
  codeLost:
    "Lost phone and codes? Whoever installed the site can turn the verification off with “giramondo set-password --reset-factor”.",
  code: "Code from the app",
  codeHint: "Six digits, from the app with which you turned on two-step verification.",
  recovery: "Recovery code",
  useRecovery: "Use a recovery code",
  codeLead: "The password is right. The code is missing.",
  restart: "Start again with the password",
  over: {
    "timed-out": "Your session has expired: sign in again and find the page as you left it.",
    ended: "Your session has ended: sign in again and go on to the page you wanted.",
  },
  noCookie: {
    title: "This browser doesn’t keep cookies",
    text: "It’s not the password: staying signed in takes a cookie of this site, and the browser has not kept it. This happens when cookies are blocked, or inside another app. Allow them for this site, or open the page in another browser.",
  },
  carried:
    "Your session has ended, but what you wrote is still on this page: don’t close it. Sign in and you find it in the form.",
  lost: {
    photos: "You will have to choose the new photos again.",
    secrets: "You will have to type the addresses with a password again.",
  },
} as const satisfies TranslationOf<typeof italian.login>;

/** The words of the pages of a long list. */
export const pagination = {
  label: "Pages of the list",
  newer: "Newer",
  older: "Older",
  position: "Page {page} of {pages}",
} as const satisfies TranslationOf<typeof italian.pagination>;

/** The texts of the confirmation before a deletion. */
export const removal = {
  confirm: "Delete forever",
  pending: "Deleting…",
  cancel: "Cancel",
  undo: "Undo",
  back: "Back to the list",
} as const satisfies TranslationOf<typeof italian.removal>;

/** Warnings of a disk that is full, or nearly. */
export const storage = {
  unwritable: {
    title: "The site can’t save",
    text: "The disk is full or can’t be written to. Readers don’t notice, but nobody can send stories. If it is full, all you can do here is delete: free some space, on the server too, and everything goes on by itself.",
  },
  photosAway: {
    title: "Photos can’t be saved",
    text: "The photo bucket doesn’t answer, or refuses them. Stories without photos arrive and the rest works; new photos are not saved, and published ones may not show. “giramondo doctor” says what is wrong.",
  },
  openBin: "Empty the bin, if you can do without what is in it",
  littleSpace: {
    title: "The disk is nearly full",
    text: "{megabytes}\u00a0MB left: free some space on the server before stories no longer fit.",
  },
} as const satisfies TranslationOf<typeof italian.storage>;

/** What the owner still has to do. */
export const missing = {
  title: "To do",
  count: "To do: {count}",
  toDo: {
    newSightings: { one: "{count} new sighting to look at", other: "{count} new sightings to look at" },
    newStories: { one: "{count} new story to read", other: "{count} new stories to read" },
    blogPosts: {
      one: "{count} article without a stop",
      other: "{count} articles without a stop: start with the newest",
    },
    locations: {
      one: "{count} stop without an article",
      other: "{count} stops without an article: start with the newest",
    },
    undescribed: "Photos without a description for people who can’t see: start with the newest article",
    ownerName: "Your name, for the privacy page",
    contactEmail: "The address where people write to you",
    instagramUrl: "Your Instagram profile",
    tiktokUrl: "Your TikTok profile",
  },
} as const satisfies TranslationOf<typeof italian.missing>;

/** Sentences of /admin about a journey that is over, or soon will be. */
export const journeyEnding = {
  over: "The journey ended on {day}: home page, FAQ and tags say so, and give your e-mail address to whoever has the toy. If it goes on, change the last day.",
  near: "The journey ends on {day}: from the day after, home page, FAQ and tags will say so. If it goes on, change the last day.",
  open: "Open the settings",
} as const satisfies TranslationOf<typeof italian.journeyEnding>;

/** The panel's sentences while notifications are paused. */
export const paused = {
  title: "Notifications are paused",
  text: "The site comes from a restored backup: until you confirm, it notifies you of nothing. You confirm in “Notifications”.",
} as const satisfies TranslationOf<typeof italian.paused>;

/** The texts of the page for an owner's form that could not be stored: its session had ended or could not be read. */
export const unsentForm = {
  title: "The site can’t save",
  help: "What you wrote is still on this page (a new photo is not): don’t close it. The disk is full, or the database doesn’t answer. Make room on the server or wait a moment, then press “Try again”; if your session has ended, the site will ask for the password.",
  retry: "Try again",
} as const satisfies TranslationOf<typeof italian.unsentForm>;
