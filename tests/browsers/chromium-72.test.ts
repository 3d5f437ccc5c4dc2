import { chromium } from "./drivers/chromium";
import { everyJourneyIn } from "./journeys/every-journey";

everyJourneyIn(chromium(72));
