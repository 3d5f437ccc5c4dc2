import { type Kysely, sql } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  // The story's id is no reference, because it outlives the story and the photo.
  `alter table locations add column point_story_id text`,
  `create index locations_of_point on locations (point_story_id) where point_story_id is not null`,
  `create index photos_of_point on photos (latitude) where latitude is not null`,
];

/**
 * Adds the id of the story whose photo gave a location its point. Null when the point was typed, clicked, pasted or
 * found by name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
  const locations = await sql<{ id: string; latitude: string; longitude: string }>`
    select id, latitude, longitude from locations`.execute(db);
  for (const { id, latitude, longitude } of locations.rows) {
    // A point without six decimals is not from a photo.
    if (!/\.\d{6}$/.test(latitude)) continue;
    const north = Number(latitude);
    const photos = await sql<{ latitude: number; longitude: number; story_id: string }>`
      select latitude, longitude, story_id from photos where story_id is not null
      and latitude between ${north - 1e-6} and ${north + 1e-6}`.execute(db);
    const photo = photos.rows.find(
      (one) => one.latitude.toFixed(6) === latitude && one.longitude.toFixed(6) === longitude,
    );
    if (photo)
      await sql`update locations set point_story_id = ${photo.story_id} where id = ${id}`.execute(db);
  }
}
