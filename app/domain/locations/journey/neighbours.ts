/** A visible location as a link to it names it. */
export interface StopLink {
  id: string;
  city: string;
}

/** The stops before and after a stop in journey order; null at the ends. */
export interface Neighbours {
  previous: StopLink | null;
  next: StopLink | null;
}
