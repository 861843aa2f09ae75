// A card is drawn once for what it shows, and kept. What has changed is drawn anew, a page at most once a minute: a lot's price may change
// with every bid, and those who show cards keep them for days.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db.ts';
import type { Storage } from '../../platform/storage.ts';
import { turnstile } from '../../platform/turnstile.ts';
import { findShownLot } from '../auctions/index.ts';
import { findShown } from '../catalogue/index.ts';
import type { MachinePhoto } from '../machines/index.ts';
import { cropTo, keyOf } from '../media/index.ts';
import { type CardWords, type Language, wordsOfListing, wordsOfLot, wordsOfSite } from './card-words.ts';
import { DRAWING, drawCard, PHOTO, readArt } from './draw-card.ts';

export type CardKind = 'listing' | 'lot' | 'site';
export type CardName = { kind: CardKind; id: string; language: Language };
type Deps = { db: Db; storage: Storage };
type Shown = { words: CardWords; photo: MachinePhoto | undefined };

const FRESH = sql<boolean>`drawn_at > now() - interval '1 minute'`;
/** Each is some hundred milliseconds of a core. */
const inTurn = turnstile({ room: 2, inLine: 40, busy: 'upload.busy' });

/** Undefined where a visitor would find no page. */
export async function readCard(deps: Deps, name: CardName): Promise<{ version: string; picture: Buffer } | undefined> {
  const shown = await whatIsShown(deps.db, name);
  if (!shown) return undefined;
  const version = versionOf(shown);
  const kept = await findKept(deps.db, name);
  if (kept && (kept.version === version || kept.fresh)) {
    const picture = await readKept(deps.storage, keyFor(name, kept.version));
    if (picture) return { version: kept.version, picture };
  }
  return { version, picture: await once(keyFor(name, version), () => draw(deps, name, shown, version)) };
}

/** Undefined where it is gone: another process may just have drawn a newer one. */
async function readKept(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.get(key);
  return file ? buffer(file.stream).catch(() => undefined) : undefined;
}

async function whatIsShown(db: Db, { kind, id, language }: CardName): Promise<Shown | undefined> {
  if (kind === 'site') return { words: wordsOfSite(language), photo: undefined };
  if (kind === 'lot') {
    const found = await findShownLot(db, id);
    return found && { words: wordsOfLot(found.lot, language), photo: found.photo };
  }
  const found = await findShown(db, id);
  return found && { words: wordsOfListing(found.listing, language), photo: found.photo };
}

function versionOf({ words, photo }: Shown): string {
  const all = JSON.stringify([DRAWING, words, photo?.content_hash]);
  return createHash('sha256').update(all).digest('hex').slice(0, 32);
}

function keyFor({ kind, id, language }: CardName, version: string): string {
  return `cards/${kind}-${id}-${language}-${version}.jpg`;
}

function findKept(db: Db, { kind, id, language }: CardName) {
  return db
    .selectFrom('share_cards')
    .select(['version', FRESH.as('fresh')])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
}

const underWay = new Map<string, Promise<Buffer>>();

/** Who asks while it is drawn waits for the same drawing. */
function once(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const known = underWay.get(key);
  if (known) return known;
  const drawing = work().finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

async function draw(deps: Deps, name: CardName, { words, photo }: Shown, version: string): Promise<Buffer> {
  const picture = await inTurn(async () => drawCard(words, await photoFor(deps, name, photo)));
  await deps.storage.put(keyFor(name, version), picture, 'image/jpeg');
  const before = await inTransaction(deps.db, async (tx) => {
    const old = await findKept(tx, name);
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
  if (kind === 'site') return cropTo((await readArt()).site, PHOTO);
  const file = photo && (await storage.get(keyOf(photo)));
  return file ? cropTo(await buffer(file.stream), PHOTO) : undefined;
}
