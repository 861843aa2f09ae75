// Which files a file field accepts, and how much of each file has been uploaded.
import type { UploadProgress } from './api/send-form.ts';

type Kind = { readonly type: string; readonly endings: readonly string[] };

const png = { type: 'image/png', endings: ['png'] };
const jpg = { type: 'image/jpeg', endings: ['jpg', 'jpeg'] };
const webp = { type: 'image/webp', endings: ['webp'] };
/** Spreadsheet programs report their own type for a CSV file. */
const csv = { type: 'text/csv', endings: ['csv'] };
const excelCsv = { type: 'application/vnd.ms-excel', endings: ['csv'] };
const pdf = { type: 'application/pdf', endings: ['pdf'] };
const svg = { type: 'image/svg+xml', endings: ['svg'] };

export const pictureFileTypes = { kinds: [png, jpg, svg], names: 'PNG, JPG, SVG' } as const;
export const photoFileTypes = { kinds: [jpg, png, webp], names: 'JPG, PNG, WebP' } as const;
export const documentFileTypes = { kinds: [pdf, jpg, png], names: 'PDF, JPG, PNG' } as const;

/** Files that can be attached to a message. */
export const attachmentFileRule = {
  kinds: [jpg, png, webp, pdf],
  names: 'JPG, PNG, WebP, PDF',
  bytes: 10 * 1024 * 1024,
} as const;

export const tableFileRule = { kinds: [csv, excelCsv], names: 'CSV', bytes: 5 * 1024 * 1024 } as const;

export type FileRule = { readonly kinds: readonly Kind[]; readonly names: string; readonly bytes: number };
export type FileError = 'empty' | 'kind' | 'size';

/** Returns the `accept` attribute of a file input. */
export function acceptOf({ kinds }: FileRule): string {
  return kinds.flatMap(({ type, endings }) => [type, ...endings.map((end) => `.${end}`)]).join();
}

/** Checks a file before the upload, so that a user does not wait for ten megabytes that will be refused. The server checks the bytes again. */
export function validateFile(
  { kinds, bytes }: FileRule,
  file: Pick<File, 'name' | 'type' | 'size'>,
): FileError | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  // Some systems report no type for a file. Then the ending of its name decides.
  const known = kinds.some(({ type, endings }) => (file.type ? type === file.type : endings.includes(ending)));
  if (!known) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > bytes ? 'size' : undefined;
}

/** Returns the uploaded percentage of each file. The fields are sent first, then the files one after the other in their order. */
export function uploadPercentages({ loaded, total }: UploadProgress, sizes: readonly number[]): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let remaining = loaded - Math.max(0, total - files);
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, remaining));
    remaining -= size;
    return size === 0 ? 100 : Math.round((sent / size) * 100);
  });
}
