import { datesIn } from "~/text/dates";

/** Days and moments as the owner reads them: Italian, by the clock of Rome. */
export const { shortDate, dayInWords, longDate, dateAndTime, relativeDay } = datesIn("it-IT");
