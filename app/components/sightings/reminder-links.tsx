import { useWords } from "~/components/languages/use-words";

/** Two links to a calendar file that reminds of the story. `path`: of the tag or receipt, in the page's language. */
export function ReminderLinks({ path }: { path: string }) {
  const { sighting: text } = useWords().text;
  return (
    <p className="reminders">
      {text.remind} <a href={`${path}/promemoria.ics?fra=3`}>{text.inHours}</a>
      <a href={`${path}/promemoria.ics?fra=24`}>{text.tomorrow}</a>
    </p>
  );
}
