// Loads the cards of a page of search results, in the order of the page.
import { type InferResult, sql } from 'kysely';
import { type CardRow, cardColumns } from '../catalogue.queries.ts';
import type { CursorPosition } from './search-cursor-rules.ts';
import { type RunStatement, type Statement, statementBuilder } from './search-statements.ts';

export type Photo = {
  id: string;
  visibility: 'public' | 'private';
  kind: 'image' | 'document';
  content_hash: string;
  sizes: string[];
  width: string;
  height: string;
};
export type FoundCard = { position: CursorPosition; row: CardRow; photos: Photo[] };

/** The most photos on a card. The page of the listing shows all of them. */
const PHOTOS = 4;

const photos = sql<Photo[] | null>`(
  select json_agg(json_build_object('id', x.id, 'visibility', x.visibility, 'kind', x.kind, 'content_hash', x.content_hash,
    'sizes', x.sizes, 'width', x.width, 'height', x.height) order by p.position)
  from machine_photos p join media x on x.id = p.media_id
  where p.machine_id = e.machine_id and p.position < ${sql.lit(PHOTOS)})`;

// The ids are the only parameter, so the text is compiled once.
const cards = statementBuilder
  .selectFrom('catalogue_entries as e')
  .innerJoin('listings as l', 'l.id', 'e.listing_id')
  .innerJoin('machines as m', 'm.id', 'e.machine_id')
  .innerJoin('accounts as a', 'a.id', 'e.account_id')
  .leftJoin('company_profiles as c', 'c.account_id', 'e.account_id')
  .leftJoin('media as logo', (on) => on.onRef('logo.id', '=', 'c.logo_id').on(sql<boolean>`logo.visibility = 'public'`))
  .select(cardColumns)
  .select(['e.price_usd', photos.as('photos')])
  .where('e.listing_id', '=', sql<string>`any (${[]}::uuid[])`);
const { sql: text } = cards.compile();

export function cardsStatement(positions: readonly CursorPosition[]): Statement {
  return { text, values: [positions.map(({ id }) => id)] };
}

/** Loads the cards. Listings that have left the market in the meantime are left out. */
export async function findCards(run: RunStatement, positions: readonly CursorPosition[]): Promise<FoundCard[]> {
  if (positions.length === 0) return [];
  const rows = await run<InferResult<typeof cards>[number]>(cardsStatement(positions));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return positions.flatMap((position) => {
    const row = byId.get(position.id);
    return row ? [{ position, row, photos: row.photos ?? [] }] : [];
  });
}
