// Reads a CSV file as a stream. The file must be UTF-8, separated by commas, semicolons or tabs, with at most IMPORT_ROWS_MAX rows.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { IMPORT_ROWS_MAX } from '@rigsouq/contract/catalogue/imports';
import { CsvError, parse } from 'csv-parse';
import { fail } from '../../../platform/http/errors.ts';
import { columnsOf, type ImportRow, parseImportRow } from './import-row.ts';

const RECORD_BYTES_MAX = 40_000;
const SEPARATORS = [',', ';', '\t'];

/** Returns the rows and a fingerprint of the file. Fails if the file as a whole cannot be read. */
export async function readImportFile(path: string): Promise<{ rows: ImportRow[]; fingerprint: string }> {
  const hash = createHash('sha256');
  const parser = parse({
    delimiter: await separatorOf(path),
    relax_column_count: true,
    max_record_size: RECORD_BYTES_MAX,
  });
  const text = Readable.from(asText(createReadStream(path), (chunk) => hash.update(chunk)));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  const rows = await collect(parser).catch((error: unknown) => {
    if (error instanceof CsvError) fail('import.unreadable');
    if (error instanceof TypeError) fail('import.encoding');
    throw error;
  });
  return { rows, fingerprint: hash.digest('hex') };
}

async function collect(records: AsyncIterable<string[]>): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let columns: ReturnType<typeof columnsOf>;
  let line = 0;
  for await (const cells of records) {
    line += 1;
    if (line === 1) columns = columnsOf(cells);
    if (!columns) fail('import.columns');
    // An empty line is skipped, but it counts as a line, so that line numbers match the spreadsheet.
    if (line === 1 || cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === IMPORT_ROWS_MAX) fail('import.too_many');
    rows.push(parseImportRow(line, columns, cells));
  }
  if (rows.length === 0) fail('import.empty');
  return rows;
}

/** Returns the separator that occurs most often in the first line. */
async function separatorOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1);
    const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
    return counted.toSorted((one, two) => two.count - one.count)[0]?.separator ?? ',';
  } finally {
    await file.close();
  }
}

/** Decodes UTF-8 and fails on the first invalid byte, because a wrongly guessed character would be published. */
async function* asText(source: AsyncIterable<Buffer>, onChunk: (chunk: Buffer) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of source) {
    onChunk(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
