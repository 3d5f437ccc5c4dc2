import { diaryText } from "~/text/diary";
import { SkeletonCard } from "./skeleton-card";
import { useSiteFacts } from "./use-site-facts";

/** The diary while it is on its way, after a click on a page that React has taken over (spec §2 "/blog"). */
export function LoadingDiary() {
  const text = diaryText(useSiteFacts().productName);
  return (
    <main className="page" id="content" aria-busy="true">
      <h1 className="page-title">{text.title}</h1>
      <p className="visually-hidden" role="status">
        {text.loading}
      </p>
      <ul className="card-grid">
        {Array.from({ length: 6 }, (_, n) => (
          <li key={n}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    </main>
  );
}
