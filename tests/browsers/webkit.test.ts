import { webkit } from "./drivers/webkit";
import { everyJourneyIn } from "./journeys/every-journey";

everyJourneyIn(webkit);
