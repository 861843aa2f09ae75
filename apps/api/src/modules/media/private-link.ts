// Creates and checks a URL for a private file that works for five minutes and for that file only. It contains no session, so a browser can
// follow it as a plain download, or show the file if the URL was created for that.

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
  return createPrivateLink(secret, id, { now: now() });
}

type Options = { now?: number; inline?: boolean };

/**
 * Creates the link. The caller must have checked the permission: ownership is not checked here. With `inline` the browser shows the file
 * instead of saving it.
 */
export function createPrivateLink(secret: AuthSecret, id: string, { now = Date.now(), inline = false }: Options = {}) {
  const expires = expiryOf(now);
  const signature = sign(secret, signedText(id, expires, inline));
  return {
    url: `/uploads/private/${id}?expires=${expires}&signature=${signature}${inline ? '&inline=1' : ''}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/** Creates only the URL, without its expiry. */
export function createPrivateUrl(secret: AuthSecret, id: string): string {
  return createPrivateLink(secret, id).url;
}

const expiryOf = (now: number) => Math.floor(now / 1000) + LINK_MINUTES * 60;

/** Checks the signature and the expiry. A wrong signature must not reveal whether the file exists; an expired one may say so. */
export function checkLink(
  secret: AuthSecret,
  id: string,
  link: { expires: string; signature: string; inline?: '1' | undefined },
  now: number,
): void {
  const text = signedText(id, Number(link.expires), link.inline !== undefined);
  if (!isSigned(secret, text, link.signature)) fail('media.unknown');
  if (Number(link.expires) * 1000 <= now) fail('media.link_ended');
}

const signedText = (id: string, expires: number, inline: boolean) =>
  `media ${inline ? 'inline ' : ''}link\n${id}\n${expires}`;
