import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { mainPhotos } from '../machines/index.ts';
import { presentListPrice, presentQuote, presentStep } from './quotes.presenter.ts';
import { findQuote, findQuotes, listSteps } from './quotes.queries.ts';
import { type Side, sideOf } from './sides.ts';

export async function listQuotes(db: Db, actor: Actor, side: Side, query: { page: number; limit: number }) {
  const { rows, total, pages } = await findQuotes(db, actor.account.id, side, query);
  const photos = await mainPhotos(db, rows);
  return { quotes: rows.map((row) => presentQuote(row, side, photos)), total, pages };
}

export async function readQuote(db: Db, actor: Actor, id: string) {
  const row = (await findQuote(db, id, actor.account.id)) ?? fail('quote.unknown');
  const side = sideOf(actor, row) ?? fail('quote.unknown');
  const [photos, steps] = await Promise.all([mainPhotos(db, [row]), listSteps(db, id)]);
  const history = steps.map((step) => presentStep(step, side));
  return { ...presentQuote(row, side, photos), listed: presentListPrice(row), note: row.note, history };
}
