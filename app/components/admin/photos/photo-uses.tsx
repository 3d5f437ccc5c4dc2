import { Link } from "@remix-run/react";
import type { PhotoUse } from "~/domain/photos/photo";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

const addresses: Record<PhotoUse["kind"], (id: string) => string> = {
  story: (id) => `/admin/storie/${id}`,
  "blog-post": (id) => `/admin/articoli/${id}`,
  location: (id) => `/admin/locations/${id}`,
};

/** The stories, blog posts and locations that use a photo, with links to them. */
export function PhotoUses({ uses }: { uses: PhotoUse[] }) {
  if (uses.length === 0) return <p className="photo-uses">{text.unused}</p>;
  return (
    <div className="photo-uses">
      <p>{text.uses}</p>
      <ul>
        {uses.map(({ kind, id, name }) => (
          <li key={id}>
            <Link to={addresses[kind](id)}>{text.use[kind](name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
