// The two files of an application: what may be chosen, and how far each one is on its way.
import { licenceFile, logoFile } from '@rigsouq/contract/registration';
import { text } from '../../lib/i18n.ts';
import type { Sent } from '../../lib/send-form.ts';

export type AttachmentName = 'logo' | 'businessLicenseDoc';
export type Attachments = Partial<Record<AttachmentName, File>>;

type Kind = { readonly type: string; readonly endings: readonly string[] };

const png = { type: 'image/png', endings: ['png'] };
const jpg = { type: 'image/jpeg', endings: ['jpg', 'jpeg'] };
const pdf = { type: 'application/pdf', endings: ['pdf'] };
const svg = { type: 'image/svg+xml', endings: ['svg'] };

/** In the order in which they travel. */
export const attachmentRules = {
  logo: {
    label: text('Company logo'),
    hint: text('PNG, JPG or SVG up to 5MB'),
    kinds: [png, jpg, svg],
    names: 'PNG, JPG, SVG',
    bytes: logoFile.bytes,
  },
  businessLicenseDoc: {
    label: text('Business license document'),
    hint: text('PDF, JPG or PNG up to 10MB'),
    kinds: [pdf, jpg, png],
    names: 'PDF, JPG, PNG',
    bytes: licenceFile.bytes,
  },
} as const satisfies Record<
  AttachmentName,
  { label: string; hint: string; kinds: readonly Kind[]; names: string; bytes: number }
>;

export const attachmentNames = Object.keys(attachmentRules) as AttachmentName[];

/** What the browser's own chooser offers. */
export function acceptOf(name: AttachmentName): string {
  return attachmentRules[name].kinds.flatMap(({ type, endings }) => [type, ...endings.map((end) => `.${end}`)]).join();
}

export type AttachmentFault = 'empty' | 'kind' | 'size';

/** Refused here already, so that nobody waits for ten megabytes to be turned down. The server reads the bytes. */
export function attachmentFault(
  name: AttachmentName,
  file: Pick<File, 'name' | 'type' | 'size'>,
): AttachmentFault | undefined {
  const { kinds, bytes } = attachmentRules[name];
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  // Some systems know no type for a file: then its name decides.
  const known = kinds.some(({ type, endings }) =>
    file.type ? type === file.type : (endings as readonly string[]).includes(ending),
  );
  if (!known) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > bytes ? 'size' : undefined;
}

/** Percent of each file, as the bytes leave one after the other: first the fields, then the files in their order. */
export function shares({ loaded, total }: Sent, sizes: readonly number[]): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let left = loaded - Math.max(0, total - files);
  return sizes.map((size) => {
    const gone = Math.min(size, Math.max(0, left));
    left -= size;
    return size === 0 ? 100 : Math.round((gone / size) * 100);
  });
}
