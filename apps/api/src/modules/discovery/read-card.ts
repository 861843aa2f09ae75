// Reads a card, which is drawn once for its content and then stored. If the content changed, the card is drawn again, at most once a minute
// for each page: the price of a lot may change with every bid, and sites that show cards cache them for days.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { createSemaphore } from '../../platform/batches/semaphore.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage.ts';
import { findPublicLot } from '../auctions/index.ts';
import { findPublicListing } from '../catalogue/index.ts';
import type { MachinePhoto } from '../machines/index.ts';
import { cropPicture, keyOf } from '../media/index.ts';
import {
  buildListingCardTexts,
  buildLotCardTexts,
  buildSiteCardTexts,
  type CardTexts,
  type Language,
} from './card-texts.ts';
import { DRAWING_VERSION, drawCard, PHOTO_SIZE, readArt } from './draw-card.ts';

export type CardKind = 'listing' | 'lot' | 'site';
export type CardName = { kind: CardKind; id: string; language: Language };
type Deps = { db: Db; storage: Storage };
type Content = { words: CardTexts; photo: MachinePhoto | undefined };

const FRESH = sql<boolean>`drawn_at > now() - interval '1 minute'`;
/** Limits how many cards are drawn at once: each takes a few hundred milliseconds of CPU time. */
const limitDrawing = createSemaphore({ capacity: 2, queueMax: 40, busy: 'upload.busy' });

/** Returns the card, or undefined if a visitor would find no page. */
export async function readCard(deps: Deps, name: CardName): Promise<{ version: string; picture: Buffer } | undefined> {
  const content = await findContent(deps.db, name);
  if (!content) return undefined;
  const version = versionOf(content);
  const stored = await findStored(deps.db, name);
  if (stored && (stored.version === version || stored.fresh)) {
    const picture = await readStored(deps.storage, keyFor(name, stored.version));
    if (picture) return { version: stored.version, picture };
  }
  return { version, picture: await once(keyFor(name, version), () => draw(deps, name, content, version)) };
}

/** Returns undefined if the file is gone: another process may have just drawn a newer one. */
async function readStored(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.get(key);
  return file ? buffer(file.stream).catch(() => undefined) : undefined;
}

async function findContent(db: Db, { kind, id, language }: CardName): Promise<Content | undefined> {
  if (kind === 'site') return { words: buildSiteCardTexts(language), photo: undefined };
  if (kind === 'lot') {
    const found = await findPublicLot(db, id);
    return found && { words: buildLotCardTexts(found.lot, language), photo: found.photo };
  }
  const found = await findPublicListing(db, id);
  return found && { words: buildListingCardTexts(found.listing, language), photo: found.photo };
}

function versionOf({ words, photo }: Content): string {
  const all = JSON.stringify([DRAWING_VERSION, words, photo?.content_hash]);
  return createHash('sha256').update(all).digest('hex').slice(0, 32);
}

function keyFor({ kind, id, language }: CardName, version: string): string {
  return `cards/${kind}-${id}-${language}-${version}.jpg`;
}

function findStored(db: Db, { kind, id, language }: CardName) {
  return db
    .selectFrom('share_cards')
    .select(['version', FRESH.as('fresh')])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
}

const drawings = new Map<string, Promise<Buffer>>();

/** Runs the work once for each key: calls that arrive while it runs wait for the same result. */
function once(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const running = drawings.get(key);
  if (running) return running;
  const drawing = work().finally(() => drawings.delete(key));
  drawings.set(key, drawing);
  return drawing;
}

async function draw(deps: Deps, name: CardName, { words, photo }: Content, version: string): Promise<Buffer> {
  const picture = await limitDrawing(async () => drawCard(words, await photoFor(deps, name, photo)));
  await deps.storage.put(keyFor(name, version), picture, 'image/jpeg');
  const before = await inTransaction(deps.db, async (tx) => {
    const old = await findStored(tx, name);
    await tx
      .insertInto('share_cards')
      .values({ kind: name.kind, subject_id: name.id, language: name.language, version })
      .onConflict((on) => on.columns(['kind', 'subject_id', 'language']).doUpdateSet({ version, drawn_at: sql`now()` }))
      .execute();
    return old?.version;
  });
  if (before && before !== version) await deps.storage.delete(keyFor(name, before));
  return picture;
}

async function photoFor({ storage }: Deps, { kind }: CardName, photo: MachinePhoto | undefined) {
  if (kind === 'site') return cropPicture((await readArt()).site, PHOTO_SIZE);
  const file = photo && (await storage.get(keyOf(photo)));
  return file ? cropPicture(await buffer(file.stream), PHOTO_SIZE) : undefined;
}
