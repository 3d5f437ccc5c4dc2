import { firefox } from "./drivers/firefox";
import { everyJourneyIn } from "./journeys/every-journey";

everyJourneyIn(firefox);
