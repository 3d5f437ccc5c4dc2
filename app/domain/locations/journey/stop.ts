import type { findStopsPage, listStopsOnLiveMap } from "./journey-queries.server";
import type { findNeighbours, findStopOfBlogPost } from "./neighbours-queries.server";

/** A visible location with coordinates in degrees, its number on the journey, and the contents of its pop-up. */
export type StopOnLiveMap = Awaited<ReturnType<typeof listStopsOnLiveMap>>[number];

/** The stops before and after a stop in journey order. Null where the journey begins or ends. */
export type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;
export type StopLink = NonNullable<Neighbours["previous"]>;

/** The stop of a blog post, with the stop before it and the next one to read. */
export type StopOfBlogPost = NonNullable<Awaited<ReturnType<typeof findStopOfBlogPost>>>;
export type NextStop = NonNullable<StopOfBlogPost["next"]>;

/** One page of 'Tutte le Tappe', with the total number of stops and the total number of pages. */
export type StopsPage = NonNullable<Awaited<ReturnType<typeof findStopsPage>>>;
/** The contents of a stop's card under the map. */
export type StopSummary = StopsPage["stops"][number];
