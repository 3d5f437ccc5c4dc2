import type { Migration } from "kysely/migration";
import * as theJourney from "./001-the-journey";
import * as tries from "./002-tries";
import * as dates from "./003-dates";
import * as precision from "./004-precision";
import * as storyState from "./006-story-state";

/** Every migration by its name, in order. The list is compiled into the program: nothing is read from disk. */
export const migrations: Record<string, Migration> = {
  "001-the-journey": theJourney,
  "002-tries": tries,
  "003-dates": dates,
  "004-precision": precision,
  "006-story-state": storyState,
};
