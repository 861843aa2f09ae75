// Calls to upload and remove photos and documents, and to get the URL of a private file.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, MB } from '../wire.ts';

export const LINK_MINUTES = 5;
export const imageSizes = ['full', 'card', 'thumb'] as const;

export const address = z.string().describe('Path below the site URL');

/** An image is public by default, a PDF is always private. A file that is not used for a day is removed. */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/media',
  access: 'member',
  summary: 'Upload one photo or document',
  upload: { file: { kinds: ['image', 'pdf'], max: 1, bytes: 10 * MB, required: true } },
  body: z.object({ visibility: z.enum(['public', 'private']).optional() }),
  answer: z.object({
    _id: id,
    kind: z.enum(['image', 'document']),
    url: address.nullable(),
    /** The URL of a size that is not ready yet shows the full picture. */
    sizes: z.object({ full: address, card: address, thumb: address }).nullable(),
  }),
  limits: [
    { by: 'account', max: 60, seconds: 60 },
    { by: 'account', max: 1_000, seconds: 86_400 },
  ],
});

export const removeMedia = endpoint({
  method: 'DELETE',
  path: '/media/:id',
  access: 'member',
  summary: 'Delete a file of the account that is not in use',
  message: 'The file has been deleted',
  params: z.object({ id }),
  answer: done,
  errors: ['media.unknown', 'media.in_use'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

/** For other accounts a private file does not exist. */
export const linkMedia = endpoint({
  method: 'GET',
  path: '/media/:id/link',
  access: 'member',
  summary: 'Get the URL of a file of the account; for a private file it is valid for five minutes',
  params: z.object({ id }),
  answer: z.object({ url: address, expiresAt: instant.nullable() }),
  errors: ['media.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});
