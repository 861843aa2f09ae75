// Calls to import many machines from a CSV file. The first call checks the rows and stores only the result. The second call turns each valid
// row into one draft, which goes on the market when it gets photos.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, MB } from '../wire.ts';

export const IMPORT_ROWS_MAX = 5_000;
/** The maximum of faulty rows shown, because a user fixes only some rows at a time. */
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

export type ImportColumn = (typeof importColumns)[number];

/** The names of the columns in the Arabic template. */
export const arabicColumns: Readonly<Record<ImportColumn, string>> = {
  title: 'العنوان',
  type: 'النوع',
  category: 'الفئة',
  condition: 'الحالة الفنية',
  year: 'سنة الصنع',
  hours: 'ساعات التشغيل',
  brand: 'الماركة',
  model: 'الموديل',
  serialNumber: 'الرقم التسلسلي',
  location: 'الموقع',
  country: 'الدولة',
  currency: 'العملة',
  price: 'السعر',
  hourlyRate: 'إيجار الساعة',
  dailyRate: 'الإيجار اليومي',
  weeklyRate: 'الإيجار الأسبوعي',
  EngineModel: 'موديل المحرك',
  Power: 'القدرة',
  BucketCapacity: 'سعة البكت',
  OperatingWeight: 'الوزن التشغيلي',
  features: 'المزايا',
  description: 'الوصف',
};

export const importStates = ['checked', 'running', 'finished'] as const;

const run = z.object({
  _id: id,
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.int(),
  /** Number of rows that cannot become a draft. */
  bad: z.int(),
  imported: z.int(),
  createdAt: instant,
  /** Time of the last imported row. */
  updatedAt: instant,
});

const fault = z.object({
  /** Line number as in the spreadsheet, where the header is line 1. */
  line: z.int(),
  title: z.string(),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
});

const runWithFaults = run
  .extend({ faults: z.array(fault).describe('The first of the faulty rows') })
  .meta({ id: 'Import' });

export const checkImport = endpoint({
  method: 'POST',
  path: '/equipment/imports',
  access: 'supplier',
  summary: 'Check a table of machines row by row, without adding any',
  upload: { file: { kinds: ['csv'], max: 1, bytes: 5 * MB, required: true } },
  answer: runWithFaults,
  errors: ['import.unreadable', 'import.encoding', 'import.columns', 'import.empty', 'import.too_many', 'import.same'],
  limits: [{ by: 'account', max: 20, seconds: 600 }],
});

/** Called again while the import runs, it resumes where a worker was killed. */
export const startImport = endpoint({
  method: 'POST',
  path: '/equipment/imports/:id/start',
  access: 'supplier',
  summary: 'Add the valid rows of a checked table as drafts',
  message: 'Import started',
  params: z.object({ id }),
  answer: done,
  errors: ['import.unknown', 'import.same'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const readImport = endpoint({
  method: 'GET',
  path: '/equipment/imports/:id',
  access: 'supplier',
  summary: 'Read the progress of an import and the faults of its rows',
  params: z.object({ id }),
  answer: runWithFaults,
  errors: ['import.unknown'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/equipment/imports',
  access: 'supplier',
  summary: 'List the latest imports of the account, newest first',
  answer: z.array(run),
});
