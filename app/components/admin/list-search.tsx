import type { ReactNode } from "react";
import { TextField } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { longestSearch } from "~/domain/stories/fields";
import { Button, ButtonLink, small } from "./buttons";

interface ListSearchProps {
  search: string;
  text: Record<"search" | "searchHint", string>;
  /** The address without the search. Null without one. */
  clear: string | null;
  beside: ReactNode;
  button?: Record<"name" | "value", string>;
  children?: ReactNode;
}

/** The folded search of a list. Its button is the form's first, so Enter searches. */
export function ListSearch({ search, text, clear, beside, button, children }: ListSearchProps) {
  const { submit, clearSearch } = useOwnerWords().text.storyFilters;
  return (
    <>
      <div className="list-line">
        <div className="list-count">{beside}</div>
        <details className="search-fold" open={clear !== null || undefined}>
          <summary className={small}>{submit}</summary>
        </details>
      </div>
      <div className="story-search" role="search">
        <TextField
          key={search}
          name="q"
          label={text.search}
          hint={text.searchHint}
          type="search"
          required={false}
          defaultValue={search}
          maxLength={longestSearch}
        />
        {children}
        <div className="button-row">
          <Button look="small-main" {...button} label={submit} />{" "}
          {clear === null ? null : <ButtonLink to={clear} preventScrollReset label={clearSearch} />}
        </div>
      </div>
    </>
  );
}
