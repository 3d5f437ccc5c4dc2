import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useHref, useLoaderData } from "@remix-run/react";
import { DocumentButton, DocumentLink, MailLink } from "~/components/layout/links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { Photo } from "~/components/photos/photo";
import { photoUrl } from "~/domain/photos/photo";
import { findOpenBook } from "~/domain/book/open-book.server";
import { findPressNumbers } from "~/domain/press/press-numbers.server";
import { type PressPhoto, listPressPhotos } from "~/domain/press/press-photos.server";
import { pressRows } from "~/http/journey-files/press-rows";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/press.css";
import { fill } from "~/text/fill";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const links = styleSheets(styles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, description } = wordsOf(args.matches).text.press;
  const [photo] = args.data?.photos ?? [];
  return pageMeta(args, { title, description, ...(photo && { image: photoUrl(photo.name) }) });
};

/** Reads photos and numbers. Without a released photo there is no such page. */
export async function loader({ context: { site, language } }: LoaderFunctionArgs) {
  const photos = await listPressPhotos(site, language);
  if (photos.length === 0) throw data(null, { status: 404 });
  const hasBook = (await findOpenBook(site)) !== null;
  return { photos, hasBook, numbers: await findPressNumbers(site) };
}

/** The page for newspapers and schools: who the toy is, the numbers with their day, photos to publish, whom to ask. */
export default function Press() {
  const { photos, hasBook } = useLoaderData<typeof loader>();
  const { contactEmail, ownerName } = usePublicSettings();
  const { press: text, book } = useWords().text;
  return (
    <main className="page page-narrow press" id="content">
      <h1 className="page-title">{text.title}</h1>
      <section className="prose">
        <h2 className="section-title">{text.who.title}</h2>
        {text.who.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Numbers />
      <section className="prose">
        <h2 className="section-title">{text.photos.title}</h2>
        <p>
          {text.photos.terms} {ownerName ? fill(text.photos.credit, { owner: ownerName }) : null}
        </p>
        <ul className="press-photos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <ReleasedPhoto {...photo} />
            </li>
          ))}
        </ul>
        {contactEmail ? <p>{text.photos.others}</p> : null}
      </section>
      {contactEmail ? (
        <section className="prose">
          <h2 className="section-title">{text.contact.title}</h2>
          <p>
            {text.contact.text} {ownerName}
          </p>
          <p>
            <MailLink className="button button-quiet" address={contactEmail} />
          </p>
        </section>
      ) : null}
      <section className="prose">
        <h2 className="section-title">{text.more.title}</h2>
        <p className="button-row">
          <DocumentButton look="quiet" to="/map" label={text.more.map} />{" "}
          <DocumentButton look="quiet" to="/blog?dal=inizio" label={text.more.diary} />{" "}
          {hasBook ? <DocumentButton look="quiet" to="/libro" label={book.link} /> : null}
        </p>
      </section>
    </main>
  );
}

function Numbers() {
  const { numbers } = useLoaderData<typeof loader>();
  const words = useWords();
  const { number, dated, dayInWords } = words;
  const text = words.text.press.numbers;
  return (
    <section className="prose">
      <h2 className="section-title">{text.title}</h2>
      <table className="press-numbers">
        <caption>{dated(text.asOf, { day: dayInWords(numbers.today) })}</caption>
        <tbody>
          {pressRows(words, numbers).map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a className="button button-quiet button-small" href={useHref("/stampa/numeri.csv")} download>
          {text.csv}
        </a>
      </p>
    </section>
  );
}

/** A photo to publish, with its place and day, and a link that saves its largest file. */
function ReleasedPhoto({ city, country, date, address, ...photo }: PressPhoto) {
  const { text, dayInWords } = useWords();
  const { alt, size } = text.press.photos;
  const { name, width, height, description } = photo;
  return (
    <figure>
      <div className="stamp">
        <Photo
          photo={photo}
          alt={description ?? fill(alt, { city })}
          sizes="(min-width: 42rem) 20rem, 90vw"
        />
      </div>
      <figcaption>
        {description ? (
          <span lang="" dir="auto">
            {description}{" "}
          </span>
        ) : null}
        <DocumentLink to={address}>
          <span lang="">{`${city}, ${country}`}</span>
          {`, ${dayInWords(date)}`}
        </DocumentLink>
      </figcaption>
      <a className="button button-quiet button-small" href={photoUrl(name)} download>
        {fill(size, { width, height })}
      </a>
    </figure>
  );
}
