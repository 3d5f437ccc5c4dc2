import { datesIn, daysIn } from "~/text/dates";
import { days } from "~/text/it/journey";

/** Days and moments as the owner reads them: Italian, by the clock of Rome. */
export const { shortDate, longDate, monthInWords, dateAndTime, relativeDay } = datesIn("it-IT", "1º");
export const { dayInWords } = daysIn(() => days, "1º");
