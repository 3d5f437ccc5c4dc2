import { Link } from "@remix-run/react";
import { journeyEndingText as text } from "~/text/it/admin/panel";

/** For the owner: the journey is over, or soon will be, and where that is changed. `day`: `YYYY-MM-DD`. */
export function JourneyEnding({ day, isOver }: { day: string; isOver: boolean }) {
  return (
    <div className="notice" role="note">
      <p>{isOver ? text.over(day) : text.near(day)}</p>
      <div className="button-row">
        <Link className="button button-small" to="/admin/impostazioni#journeyEnd">
          {text.open}
        </Link>
      </div>
    </div>
  );
}
