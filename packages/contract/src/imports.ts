// Many machines at once, from a table that a spreadsheet wrote. First it is checked row by row and nothing is kept but the answer; then
// the good rows become drafts, each once, and each goes on the market when it gets its photos.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, instant, MB } from './wire.ts';

export const IMPORT_ROWS_MAX = 5_000;
/** A person mends a table some rows at a time. */
export const IMPORT_FAULTS_SHOWN = 200;

export const importColumns = [
  'title',
  'type',
  'category',
  'condition',
  'year',
  'hours',
  'brand',
  'model',
  'serialNumber',
  'location',
  'country',
  'currency',
  'price',
  'hourlyRate',
  'dailyRate',
  'weeklyRate',
  'EngineModel',
  'Power',
  'BucketCapacity',
  'OperatingWeight',
  'features',
  'description',
] as const;

export const importStates = ['checked', 'running', 'finished'] as const;

const run = z.object({
  _id: id,
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.int(),
  /** Rows that cannot become a draft. */
  bad: z.int(),
  imported: z.int(),
  createdAt: instant,
  /** When a row was last imported. */
  updatedAt: instant,
});

const fault = z.object({
  /** As the spreadsheet counts, the head being line 1. */
  line: z.int(),
  title: z.string(),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
});

const runWithFaults = run
  .extend({ faults: z.array(fault).describe('The first of the bad rows') })
  .meta({ id: 'Import' });

export const checkImport = endpoint({
  method: 'POST',
  path: '/equipment/imports',
  access: 'supplier',
  summary: 'Check a table of machines, row by row, without adding any',
  upload: { file: { kinds: ['csv'], max: 1, bytes: 5 * MB, required: true } },
  answer: runWithFaults,
  errors: ['import.unreadable', 'import.encoding', 'import.columns', 'import.empty', 'import.too_many', 'import.same'],
  limits: [{ by: 'account', max: 20, seconds: 600 }],
});

/** Asked again while it runs, it carries on where a worker was killed. */
export const startImport = endpoint({
  method: 'POST',
  path: '/equipment/imports/:id/start',
  access: 'supplier',
  summary: 'Add the good rows of a checked table as drafts',
  params: z.object({ id }),
  answer: done,
  errors: ['import.unknown', 'import.same'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const readImport = endpoint({
  method: 'GET',
  path: '/equipment/imports/:id',
  access: 'supplier',
  summary: 'How far an import is, and what is wrong with the bad rows',
  params: z.object({ id }),
  answer: runWithFaults,
  errors: ['import.unknown'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/equipment/imports',
  access: 'supplier',
  summary: 'The latest imports of my account, newest first',
  answer: z.array(run),
});
