import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, Form } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { styleSheets } from "~/components/layout/page-head";
import { chooseBook, daysOfBook, listBookEntries, readBook, yearsOfBook } from "~/domain/book/book.server";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { isFault, pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import styles from "~/styles/book/book-form.css";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";
import { ownerNotice } from "~/text/owner/notices.server";
import { languages, wordsIn, wordsNamed } from "~/text/languages.server";
import { Button, ButtonLink, FormButton, PlainLink, SubmitButton } from "~/components/admin/buttons";
import { Choices, TextField } from "~/components/form-parts/field";
import { EmptyState } from "~/components/layout/empty-state";
import { type BookEntry, longestBookTitle, longestDedication, maxBookPosts } from "~/domain/book/book";
import type { FieldSentences } from "~/text/field-sentences";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.bookPage.title,
  body: { keepsWords: true },
};

export const links = styleSheets(styles);

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const drafted = await findDraftedForm({ site, language }, new URL(request.url));
  const book = await readBook(site.db);
  const entries = await listBookEntries(site, book);
  const { productName } = site.publicSettings;
  return {
    open: book.open,
    cover: daysOfBook(entries, await findJourneyNumbers(site)),
    entries,
    years: yearsOfBook(entries),
    form: { from: "", to: "", ...book, ...drafted?.fields, errors: {} as FieldSentences },
    title: wordsNamed(book.language, productName).text.book.title,
    languages: languages.map((code) => ({ code, name: wordsIn(code, productName).language.name })),
    notice: drafted?.notice ?? null,
  };
}

const address = "/admin/libro";

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["title", "dedication"], beside: ["photos", "format", "language", "from", "to"] },
    run: ({ site, fields }) => chooseBook(site, fields),
    done(_, { fields: { leaveOut, takeIn, print } }) {
      const entry = leaveOut ?? takeIn;
      if (entry !== undefined) return { to: `${address}#${entry}` };
      return print === undefined
        ? { to: address, notice: "book-saved" }
        : { to: `${address}/stampa`, document: true };
    },
    again: ({ code }, { language, fields, unread }, sentence, errors) => ({
      shows: {
        notice: ownerNotice(
          language,
          isFault(code) ? "update-failed" : "book-refused",
          unread ? { sentence } : {},
        ),
        form: { ...fields, errors },
      },
    }),
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Libro': words, photos and paper of the printed book, which blog posts are in it, the way to print it. */
export default function BookPage() {
  const text = useOwnerWords().text.bookPage;
  const { entries, open, cover, years, form, title, languages } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(form);
  const book = { ...form, ...(answer && "form" in answer ? answer.form : null) };
  const inBook = entries.filter((entry) => entry.inBook).length;
  return (
    <AdminPage lead={text.lead}>
      <div className="book-choices">
        <p>{open ? text.opened : text.closed}</p>
        <div className="button-row">
          {open ? (
            <>
              <PlainLink look="small" href="/libro" label={text.toBook} />{" "}
              <FormButton action={`${address}/apri`} name="open" value="false" label={text.close} />
            </>
          ) : (
            <ButtonLink look="small" to={`${address}/apri`} label={text.toOffer} />
          )}
        </div>
      </div>
      <Form method="post" action={address} preventScrollReset noValidate>
        <div className="form form-sheet book-choices">
          <TextField
            name="title"
            label={text.bookTitle}
            hint={fill(text.bookTitleHint, { title })}
            errors={book.errors.title}
            optional
            defaultValue={book.title ?? ""}
            maxLength={longestBookTitle}
          />
          <TextField
            name="dedication"
            label={text.dedication}
            hint={text.dedicationHint}
            errors={book.errors.dedication}
            optional
            rows={3}
            defaultValue={book.dedication ?? ""}
            maxLength={longestDedication}
          />
          <Choices name="photos" legend={text.photos} names={text.photosOf} chosen={book.photos} />
          <Choices name="format" legend={text.format} names={text.formats} chosen={book.format} />
          <TextField
            name="language"
            label={text.language}
            hint={text.languageHint}
            required={false}
            defaultValue={book.language ?? undefined}
            options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          />
          <div className="button-row">
            <SubmitButton look="quiet" to={address} label={text.save} pending={text.pending} />{" "}
            {years === null && inBook > 0 ? (
              <Button look="main" name="print" value="true" label={text.print} />
            ) : null}
          </div>
          {years === null ? null : (
            <>
              <p>{fill(text.byYear, { max: maxBookPosts })}</p>
              <p className="button-row">
                {years.map((year) => (
                  <ButtonLink
                    key={year}
                    look="small-main"
                    to={`/admin/libro/stampa?anno=${year}`}
                    reloadDocument
                    label={fill(text.printYear, { year })}
                  />
                ))}
              </p>
            </>
          )}
          <p className="button-note">{text.withdrawn}</p>
        </div>
        <section aria-labelledby="book-entries">
          <h3 className="section-title" id="book-entries">
            {text.articles}
          </h3>
          <WhichEntries {...{ entries, cover, book }} />
          <ol className="list">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        </section>
      </Form>
    </AdminPage>
  );
}

interface WhichEntriesProps {
  entries: BookEntry[];
  cover: { start: string; end: string };
  book: Record<"from" | "to", string> & { errors: FieldSentences };
}

/** How many blog posts are in the book, and the form that takes those of some days, all or none. */
function WhichEntries({ entries, cover, book }: WhichEntriesProps) {
  const {
    text: { bookPage: text },
    dated,
    dayInWords,
  } = useOwnerWords();
  if (entries.length === 0) return <EmptyState title={text.empty} hint={text.emptyHint} />;
  const inBook = entries.filter((entry) => entry.inBook).length;
  const days = { start: dayInWords(cover.start), end: dayInWords(cover.end) };
  return (
    <>
      <p className="list-count">
        {fill(inBook === entries.length ? text.countAll : text.count, { inBook, all: entries.length })}{" "}
        {inBook > 0 ? dated(cover.start === cover.end ? text.coverDay : text.coverDays, days) : null}
      </p>
      <fieldset className="fieldset form-part book-days" key={`${cover.start}${cover.end}${inBook}`}>
        <legend>{text.days}</legend>
        {(["from", "to"] as const).map((name) => (
          <TextField
            key={name}
            {...{ name, type: "date", required: false }}
            label={text[name]}
            errors={book.errors[name] ?? book.errors.leftOut}
            defaultValue={book[name]}
          />
        ))}
        <p className="field-hint">{text.daysHint}</p>
        <div className="button-row">
          <Button label={text.onlyDays} /> <Button name="which" value="all" label={text.all} />{" "}
          <Button name="which" value="none" label={text.none} />
        </div>
      </fieldset>
    </>
  );
}

function Entry({ id, title, city, date, inBook }: BookEntry) {
  const {
    text: { bookPage: text },
    shortDate,
  } = useOwnerWords();
  const label = inBook ? text.leaveOut : text.takeIn;
  return (
    <li className="list-item book-entry" id={id}>
      <p>
        <strong>{title}</strong>
        <br />
        <span className="card-meta">
          {city} · {shortDate(date)} {inBook ? null : <span className="badge badge-off">{text.out}</span>}
        </span>
      </p>
      <Button name={inBook ? "leaveOut" : "takeIn"} value={id} label={label} about={title} />
    </li>
  );
}
