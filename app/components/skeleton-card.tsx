/** The place of an article card while the diary is loading (spec §2: six of them). */
export function SkeletonCard() {
  return (
    <div className="article-card" aria-hidden="true">
      <span className="stamp">
        <span className="skeleton skeleton-photo" />
      </span>
      <span className="skeleton skeleton-line" />
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-text" />
      <span className="skeleton skeleton-line" />
    </div>
  );
}
