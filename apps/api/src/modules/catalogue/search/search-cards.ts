// Loads the cards of a page of search results, in the order of the page.
import type { CardRow } from '../catalogue.queries.ts';
import type { CursorPosition } from './search-cursor-rules.ts';
import type { RunStatement, Statement } from './search-statements.ts';

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

const text = `select l.id, l.machine_id, l.account_id, l.title, l.currency, l.views, l.created_at, l.type, l.status,
    l.price_minor, l.hourly_minor, l.daily_minor, l.weekly_minor, e.price_usd,
    m.category, m.condition, m.brand, m.model, m.year, m.hours, m.location, m.country,
    a.company_name, a.city, a.country as supplier_country, verified_as('supplier', a.approved_at, a.unreviewed_roles) as approved,
    logo.id as logo_id, logo.content_hash as logo_hash, logo.sizes as logo_sizes,
    (select json_agg(json_build_object('id', x.id, 'visibility', x.visibility, 'kind', x.kind, 'content_hash', x.content_hash,
       'sizes', x.sizes, 'width', x.width, 'height', x.height) order by p.position)
     from machine_photos p join media x on x.id = p.media_id
     where p.machine_id = e.machine_id and p.position < ${PHOTOS}) as photos
  from catalogue_entries e
  join listings l on l.id = e.listing_id
  join machines m on m.id = e.machine_id
  join accounts a on a.id = e.account_id
  left join company_profiles c on c.account_id = e.account_id
  left join media logo on logo.id = c.logo_id and logo.visibility = 'public'
  where e.listing_id = any ($1::uuid[])`;

export function cardsStatement(positions: readonly CursorPosition[]): Statement {
  return { text, values: [positions.map(({ id }) => id)] };
}

/** Loads the cards. Listings that have left the market in the meantime are left out. */
export async function findCards(run: RunStatement, positions: readonly CursorPosition[]): Promise<FoundCard[]> {
  if (positions.length === 0) return [];
  const rows = await run<CardRow & { photos: Photo[] | null }>(cardsStatement(positions));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return positions.flatMap((position) => {
    const row = byId.get(position.id);
    return row ? [{ position, row, photos: row.photos ?? [] }] : [];
  });
}
