import type { mistakes as italian } from "~/text/it/admin/mistakes";
import type { TranslationOf } from "~/text/translation";

const privateAddress =
  "This address is in your home network: from here I only write to public servers. If it really is the right one, put it into site.env.";

const leftOut = "leftOut is the list of the ids of the articles that are not in the book, at most 2000";
const noDay = "There is no such date: write it like 2026-05-31 (year, month, day)";

/** Sentences beside all other fields, by field and code: those of the owner's forms and of the calls. */
export const mistakes = {
  tooLong: "At most {max} characters",
  otherAddress:
    "You are at {here} now. To set {wanted}, open {wanted}/admin/impostazioni and save there: that shows that it works.",
  passwords: {
    "too-short": "The password is too short: choose one of at least {least} characters.",
    common:
      "This password is one of those that everybody tries first: choose another one, for example four random words.",
  },
  fields: {
    title: { missing: "The title is missing" },
    text: { missing: "Write the wish" },
    locationId: { missing: "Choose the stop" },
    shown: { "not-a-boolean": "Write true to show the wishes, or false to hide them" },
    content: { missing: "The text is missing" },
    name: { missing: "The name is missing" },
    city: {
      missing: "The town is missing",
      unknown: "I know no place of this name: check its spelling, or show the point in another way.",
      suggested:
        "It was missing: I have filled in the place nearest to the coordinates. Check it and send again.",
    },
    map: {
      malformed: "The click was outside the map: try again inside the frame, or type latitude and longitude.",
    },
    place: {
      missing: "Choose one of the places first.",
      suggested: "You hadn’t seen this place like this yet: look at it, then press again.",
      unknown: "I don’t know this place: if town and country are right, press again.",
    },
    country: { missing: "The country is missing" },
    format: { unknown: "The format is a5 or a4" },
    language: { unknown: "Write the code of a language of the site, like it" },
    from: { malformed: noDay },
    to: { malformed: noDay, "before-start": "The last day is before the first" },
    open: { "not-a-boolean": "Write true to open the book or false to close it" },
    leftOut: { malformed: leftOut, "too-many": leftOut },
    reactions: { malformed: "Reactions are counted with a whole number, from 0 up" },
    published: { "not-a-boolean": "Write true to show the article or false to hide it" },
    date: {
      missing: "Choose a date",
      future: "This day is still to come: if the date is right, press again.",
      "before-start": "The journey began after this day: if the date is right, press again.",
      malformed: "There is no such date: write it like 2026-05-31 (year, month, day)",
    },
    latitude: { missing: "The latitude is missing", malformed: "This is not a latitude" },
    longitude: { missing: "The longitude is missing", malformed: "This is not a longitude" },
    precision: { unknown: "The precision is exact, 1km or 10km" },
    answer: { malformed: "Write the answer as text, or null to remove it" },
    retired: { "not-a-boolean": "Write true to retire the tag or false to use it again" },
    visible: { "not-a-boolean": "Write true to show the stop or false to hide it" },
    blogPostId: {
      unknown: "This article is gone: choose another one, or leave the stop without an article.",
    },
    pasted: {
      malformed:
        "I find no point here: paste the link of a map, or latitude and longitude like “45.4642, 9.19”.",
      "short-link":
        "This link is shortened: open it, wait for the map and copy the long address; or keep your finger on the point and copy the coordinates.",
    },
    photo: {
      missing: "Choose a photo first, then press “Read the GPS of the photo” again.",
      "draft-gone": "The photo that was uploaded before is gone: choose it again.",
      "too-many": "An article has at most 10 photos: remove some and try again.",
    },
    existingPhotos: { "photo-gone": "One of the chosen photos is gone: remove it and try again." },
    password: { missing: "Type the password" },
    operations: {
      missing: "operations is the list of the changes, at least one",
      malformed:
        'Each change is {"turn": 90}, 180 or 270, or {"cover": {"x": 0.4, "y": 0.3, "radius": 0.08}}, with x and y from 0 to 1 and radius up to 0.5',
      "too-many": "At most 40 changes at a time",
    },
    current: { missing: "Type the current password", wrong: "This is not the current password" },
    again: { differs: "The two new passwords are not the same: type it again" },
    contactEmail: { malformed: "This is not an e-mail address: write it like ciao@capi.example" },
    instagramUrl: {
      malformed: "Write the name of the profile without spaces, like @capi_viaggia, or its address",
    },
    tiktokUrl: {
      malformed: "Write the name of the profile without spaces, like @capi_viaggia, or its address",
    },
    publicUrl: { malformed: "This needs the site’s address without a path, like https://capi.example" },
    notifyEmail: {
      malformed: "This needs e-mail addresses, separated by commas, like ciao@capi.example",
      "too-many": "At most ten addresses",
    },
    smtpUrl: {
      malformed:
        "This is not the address of a mail server: write it like smtps://name@mail.example:password@smtp.mail.example:465",
      "private-address": privateAddress,
    },
    smtpHost: {
      missing: "Choose your mail provider, or write the name of its server",
      malformed: "This is not the name of a server: write it like smtp.mail.example",
    },
    smtpPort: { malformed: "The port is a number, nearly always 465 or 587" },
    smtpUser: { missing: "Write the name by which you sign in to your mail" },
    smtpPassword: { missing: "Write the password, too" },
    notifyUrl: {
      malformed:
        "This needs an address like ntfy+https://ntfy.sh/topic, or a complete address that begins with https://",
      "private-address": privateAddress,
    },
    notifyDetail: { malformed: "notifyDetail is brief or full" },
    subscription: { malformed: "This needs the subscription as PushSubscription.toJSON() writes it" },
    journeyStart: { malformed: noDay },
    journeyEnd: {
      malformed: noDay,
      "before-start": "The journey would end before it begins: check the two dates",
    },
    read: { "not-a-boolean": "Write true to mark the story as read or false to mark it as new" },
    state: { unknown: "state is new, read or diary" },
    lat: { malformed: "lat is a latitude between -90 and 90, with a decimal point: 40.355" },
    lng: { malformed: "lng is a longitude between -180 and 180, with a decimal point: 18.172" },
    limit: { malformed: "limit is a whole number from 1 to 100" },
    before: { unknown: "before is not the id of an item of this list: start again from the beginning" },
    ownerLanguage: { malformed: "Choose Italiano or English" },
  },
} as const satisfies TranslationOf<typeof italian>;
