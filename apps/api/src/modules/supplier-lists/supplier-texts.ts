// The names of documents in both languages, for reminders.
import { supplierDocumentKinds } from '@rigsouq/contract/supplier-lists/calls';

type Kind = (typeof supplierDocumentKinds)[number]['code'];

const names: Record<Kind, { document: string; documentAr: string }> = {
  'trade-licence': { document: 'trade licence', documentAr: 'الرخصة التجارية' },
  insurance: { document: 'insurance', documentAr: 'التأمين' },
  certificate: { document: 'certificate', documentAr: 'الشهادة' },
  contract: { document: 'contract', documentAr: 'العقد' },
  other: { document: 'document', documentAr: 'المستند' },
};

export function documentTexts(kind: string) {
  const known = supplierDocumentKinds.find(({ code }) => code === kind)?.code;
  return names[known ?? 'other'];
}
