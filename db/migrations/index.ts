import type { Migration } from "kysely/migration";
import * as theJourney from "./001-the-journey";
import * as tries from "./002-tries";
import * as dates from "./003-dates";
import * as photoEdits from "./008-photo-edits";

/** Every migration by its name, in order. The list is compiled into the program: nothing is read from disk. */
export const migrations: Record<string, Migration> = {
  "001-the-journey": theJourney,
  "002-tries": tries,
  "003-dates": dates,
  "008-photo-edits": photoEdits,
};
