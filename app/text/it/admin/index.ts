import { channels, notifications } from "./notifications/notifications";
import { bookPage, printBook } from "./book";
import {
  confirmation,
  passwordPage,
  secondFactor,
  sessionsPage,
  settingsForm,
  settingsPages,
} from "./settings-pages";
import { blogPostForm, locationForm, ownerForm } from "./forms";
import { mistakes } from "./mistakes";
import { locationNotices } from "./notices/location-notices";
import { notSent } from "./notices/not-sent";
import { photoEdit } from "./photo-edit";
import { places } from "./places/places";
import { printedTags } from "./tags/printed-tags";
import { tags } from "./tags/tags";

/** The owner's pages in Italian, by subject; every other language of theirs has the same subjects. */
export const admin = {
  tags,
  printedTags,
  notSent,
  locationNotices,
  mistakes,
  photoEdit,
  ownerForm,
  blogPostForm,
  locationForm,
  places,
  confirmation,
  passwordPage,
  secondFactor,
  sessionsPage,
  settingsForm,
  settingsPages,
  bookPage,
  printBook,
  notifications,
  channels,
};
