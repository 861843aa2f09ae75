// Creates and checks a URL for a private file that works for five minutes and for that file only. It contains no session, so a browser can
// follow it as a plain download.

import { LINK_MINUTES } from '@rigsouq/contract/media/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { type AuthSecret, isSigned, sign } from '../../platform/signature.ts';
import { mayOpenFile } from './media.policy.ts';
import { findMedia } from './media.store.ts';
import { publicUrlOf } from './media-rules.ts';

type Deps = { db: Db; secret: AuthSecret; now?: () => number };

export async function createMediaLink({ db, secret, now = Date.now }: Deps, actor: Actor, id: string) {
  const media = await findMedia(db, id);
  if (!media || !mayOpenFile(actor, media)) fail('media.unknown');
  if (media.visibility === 'public') return { url: publicUrlOf(media), expiresAt: null };
  return createPrivateLink(secret, id, now());
}

/** Creates the link. The caller must have checked the permission: ownership is not checked here. */
export function createPrivateLink(secret: AuthSecret, id: string, now = Date.now()) {
  return { url: createPrivateUrl(secret, id, now), expiresAt: new Date(expiryOf(now) * 1000).toISOString() };
}

/** Creates only the URL, without its expiry. */
export function createPrivateUrl(secret: AuthSecret, id: string, now = Date.now()): string {
  const expires = expiryOf(now);
  return `/uploads/private/${id}?expires=${expires}&signature=${sign(secret, signedText(id, expires))}`;
}

const expiryOf = (now: number) => Math.floor(now / 1000) + LINK_MINUTES * 60;

/** Checks the signature and the expiry. A wrong signature must not reveal whether the file exists; an expired one may say so. */
export function checkLink(
  secret: AuthSecret,
  id: string,
  link: { expires: string; signature: string },
  now: number,
): void {
  if (!isSigned(secret, signedText(id, Number(link.expires)), link.signature)) fail('media.unknown');
  if (Number(link.expires) * 1000 <= now) fail('media.link_ended');
}

const signedText = (id: string, expires: number) => `media link\n${id}\n${expires}`;
