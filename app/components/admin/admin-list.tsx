import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { TextField } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { useFollowedLinks } from "~/components/clicks";
import { EmptyState } from "~/components/layout/empty-state";
import { PageLinks } from "~/components/layout/page-links";
import { Photo } from "~/components/photos/photo";
import type { StoredPhoto } from "~/domain/photos/photo";
import { type PluralForms, fill } from "~/text/fill";
import { ButtonLink } from "./buttons";
import { ListSearch } from "./list-search";

/** One page of a list. `page`: its number, from 1. `total`: the number of items on all pages. */
export type ListPage<Item> = { items: Item[] } & Record<"total" | "page" | "pages", number>;

type AdminListProps<Item> = ListPage<Item> & {
  address: string;
  text: { empty: string; emptyHint?: string; total?: PluralForms; explanation?: string };
  /** The search that the address names, and the months to choose from. */
  found?: Record<"search" | "month", string> & { months: string[] };
  searchText?: Record<"search" | "searchHint", string>;
  /** The link of an empty list. */
  begin?: { to: string; label: string };
  beside?: ReactNode;
  /** Shows one item, with a key. */
  children(item: Item): ReactNode;
};

/** A list of the owner's, newest first: its number, the items of one page, the links to its other pages. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { items, total, text, begin, beside, found, searchText, children, ...pagination } = props;
  const { address } = pagination;
  const { text: texts, plural } = useOwnerWords();
  const { nothing, nothingHint } = texts.listSearch;
  const followLinks = useFollowedLinks();
  const isFiltered = Boolean(found?.search || found?.month);
  if (total === 0 && !isFiltered) {
    return (
      <EmptyState title={text.empty} hint={text.emptyHint}>
        {begin ? <ButtonLink look="main" {...begin} /> : null}
      </EmptyState>
    );
  }
  const sum = text.total && plural(text.total, total);
  const count = sum ? <p className="list-count">{sum}</p> : null;
  return (
    <>
      {found && searchText ? (
        <Form method="get" action={address} key={found.month}>
          <ListSearch
            search={found.search}
            text={searchText}
            clear={isFiltered ? address : null}
            beside={
              <>
                <p role="status">{sum}</p>
                {beside}
              </>
            }
          >
            <MonthField {...found} />
          </ListSearch>
        </Form>
      ) : beside === undefined ? (
        count
      ) : (
        <div className="list-line">
          {count}
          {beside}
        </div>
      )}
      {text.explanation ? <p className="prose">{text.explanation}</p> : null}
      {total === 0 ? (
        <EmptyState title={nothing} hint={nothingHint} />
      ) : (
        <ul className="list" onClick={followLinks}>
          {items.map(children)}
        </ul>
      )}
      <Pagination {...pagination} address={isFiltered ? `${address}?${queryOf(found)}` : address} />
    </>
  );
}

/** The choice of a month (`YYYY-MM`), or of all. */
function MonthField({ month, months }: { month: string; months: string[] }) {
  const { text, monthInWords } = useOwnerWords();
  const named = months.map((value) => ({ value, label: monthInWords(`${value}-01`) }));
  return (
    <TextField
      name="mese"
      label={text.listSearch.month}
      required={false}
      defaultValue={month}
      options={[{ value: "", label: text.listSearch.allMonths }, ...named]}
    />
  );
}

function queryOf({ search = "", month = "" }: Partial<Record<"search" | "month", string>> = {}): string {
  return String(new URLSearchParams({ ...(search && { q: search }), ...(month && { mese: month }) }));
}

/** The links to the previous and the next page of an owner's list. */
function Pagination({ page, pages, address }: { page: number; pages: number; address: string }) {
  const text = useOwnerWords().text.pagination;
  const more = address.includes("?") ? "&" : "?";
  const at = (wanted: number) => (wanted === 1 ? address : `${address}${more}pagina=${wanted}`);
  return (
    <PageLinks
      label={text.label}
      position={fill(text.position, { page, pages })}
      previous={page > 1 ? { to: at(page - 1), label: text.newer } : null}
      next={page < pages ? { to: at(page + 1), label: text.older } : null}
    />
  );
}

interface ItemHeadProps {
  /** A summary unfolds the rest of its item. */
  as?: "div" | "summary";
  title: string;
  heading?: "h3" | "h4";
  photo?: StoredPhoto | null;
  badge?: string;
  /** True when the badge says something good. */
  isOn?: boolean;
  /** Stands under the title, beside photo and badge. */
  children?: ReactNode;
  /** A button in place of the badge. */
  button?: ReactNode;
}

/** The head of an item in a list: photo, title and badge. */
export function ItemHead(props: ItemHeadProps) {
  const { as: Head = "div", title, heading: Heading = "h3", photo, badge, isOn, children, button } = props;
  return (
    <Head className="list-item-head">
      {photo ? (
        <span className="stamp stamp-small">
          <Photo photo={photo} alt="" sizes="5rem" />
        </span>
      ) : null}
      <Heading>{title}</Heading> {children ? <span className="card-meta">{children}</span> : null}{" "}
      {badge ? <span className={isOn ? "badge badge-on" : "badge badge-off"}>{badge}</span> : button}
    </Head>
  );
}

/** An item of a list. Its `head`, a summary, unfolds the rest. A summary is a button, so nothing in it leads away. */
export function FoldedItem({ head, children }: Record<"head" | "children", ReactNode>) {
  return (
    <li className="list-item folded-item">
      <details>
        {head}
        <div className="story-open">{children}</div>
      </details>
    </li>
  );
}
