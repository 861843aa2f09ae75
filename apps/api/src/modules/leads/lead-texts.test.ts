import { readdir, readFile } from 'node:fs/promises';
import { leadDetails } from '@rigsouq/contract/leads/calls';
import { expect, it } from 'vitest';
import { arabicLabels, arabicValues } from './lead-texts.ts';
import { buildLeadEmail } from './leads.emails.ts';

const lead = {
  kind: 'provider' as const,
  name: 'Noura Saleh',
  company: 'Saleh Works',
  email: 'noura@saleh.test',
  phone: '+966 50 000 0000',
  subject: null,
  message: null,
};

it('[PU-025] writes the details of a lead in the language of the email', () => {
  const details = { coverageArea: 'gulf', experience: '5-10', certifications: 'ISO 9001' };
  const { en, ar } = buildLeadEmail({ ...lead, details }, 'http://rigsouq.test');
  expect(en.lines[0]).toContain(
    'Coverage area: All Gulf countries · Years of experience: 5-10 · Certificates: ISO 9001',
  );
  expect(ar.lines[0]).toContain('منطقة التغطية: جميع دول الخليج · سنوات الخبرة: 5-10 · الشهادات: ISO 9001');
});

it('names the details in Arabic as the pages do', async () => {
  const folder = new URL('../../../../web/locales/ar/', import.meta.url);
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')));
  const pages = Object.assign({}, ...files.map((file) => JSON.parse(file))) as Record<string, string>;
  for (const detail of leadDetails) {
    expect([detail.label, arabicLabels[detail.name]]).toEqual([detail.label, pages[detail.label]]);
    for (const { code, label } of 'list' in detail ? detail.list : [])
      expect([label, arabicValues[detail.name]?.[code]]).toEqual([label, pages[label]]);
  }
});
