import { Form } from "@remix-run/react";
import { Button, ButtonLink, SubmitButton } from "~/components/admin/buttons";
import { Choices, TextField } from "~/components/forms/field";
import { EmptyState } from "~/components/layout/empty-state";
import {
  type Book,
  type BookEntry,
  longestBookTitle,
  longestDedication,
  maxBookPosts,
} from "~/domain/book/book";
import type { FieldSentences } from "~/text/field-sentences";
import { bookPageText as text } from "~/text/it/admin/book";
import { shortDate } from "~/text/it/admin/dates";

interface BookFormProps {
  /** The stored choices, or the values of a form that was refused. */
  book: Partial<Record<Exclude<keyof Book, "leftOut">, string | null>> & { errors: FieldSentences };
  entries: BookEntry[];
  /** The years of a book that is printed year by year; null for a shorter one. */
  years: string[] | null;
  title: string;
  languages: { code: string; name: string }[];
}

/** The owner's choices for the book: words, photos, paper, and which blog posts are in it. */
export function BookForm({ book, entries, years, title, languages }: BookFormProps) {
  const inBook = entries.filter((entry) => entry.inBook).length;
  return (
    <Form method="post" action="/admin/libro" preventScrollReset noValidate>
      <div className="form form-sheet book-choices">
        <TextField
          name="title"
          label={text.bookTitle}
          hint={text.bookTitleHint(title)}
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
          <SubmitButton look="quiet" to="/admin/libro" label={text.save} pending={text.pending} />
          {years === null && inBook > 0 ? (
            <Button look="main" name="print" value="true" label={text.print} />
          ) : null}
        </div>
        {years === null ? null : (
          <>
            <p>{text.byYear(maxBookPosts)}</p>
            <p className="button-row">
              {years.map((year) => (
                <ButtonLink
                  key={year}
                  look="small-main"
                  to={`/admin/libro/stampa?anno=${year}`}
                  reloadDocument
                  label={text.printYear(year)}
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
        {entries.length === 0 ? (
          <EmptyState title={text.empty} hint={text.emptyHint} />
        ) : (
          <p className="list-count">{text.count(inBook, entries.length)}</p>
        )}
        <ol className="list">
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ol>
      </section>
    </Form>
  );
}

function Entry({ id, title, city, date, inBook }: BookEntry) {
  const label = inBook ? text.leaveOut : text.takeIn;
  return (
    <li className="list-item book-entry" id={id}>
      <p>
        <strong>{title}</strong>
        <br />
        <span className="card-meta">
          {city} · {shortDate(date)}
          {inBook ? null : <span className="badge badge-off">{text.out}</span>}
        </span>
      </p>
      <Button name={inBook ? "leaveOut" : "takeIn"} value={id} label={label} about={title} />
    </li>
  );
}
