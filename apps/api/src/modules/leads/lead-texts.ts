// The Arabic names of the details of a lead, for the email to the operators. They equal the names on the pages.
import type { providerPlans, specializations } from '@rigsouq/contract/directory/lists';
import type { coverageAreas, industries, leadDetails } from '@rigsouq/contract/leads/calls';
import { arabicCategories } from '../procurement/index.ts';
import { arabicServices } from './forwarding/service-texts.ts';

type DetailName = (typeof leadDetails)[number]['name'];
type Codes<List extends readonly { code: string }[]> = Record<List[number]['code'], string>;

export const arabicLabels: Record<DetailName, string> = {
  primaryService: 'الخدمة الأساسية',
  serviceType: 'نوع الخدمة',
  specialization: 'التخصص',
  equipmentType: 'نوع المعدات',
  experience: 'سنوات الخبرة',
  coverageArea: 'منطقة التغطية',
  companySize: 'حجم الشركة',
  industry: 'القطاع',
  plan: 'الباقة',
  certifications: 'الشهادات',
  neededBy: 'مطلوب قبل',
  preferredDate: 'التاريخ المفضّل',
};

const fields: Codes<typeof specializations> = {
  appraisal: 'التثمين',
  technical: 'الدعم الفني',
  maintenance: 'الصيانة',
  training: 'التدريب',
  inspection: 'معاينة',
};
const areas: Codes<typeof coverageAreas> = {
  sa: 'السعودية',
  ae: 'الإمارات',
  qa: 'قطر',
  bh: 'البحرين',
  kw: 'الكويت',
  om: 'عُمان',
  gulf: 'جميع دول الخليج',
};
const sectors: Codes<typeof industries> = {
  construction: 'إنشاءات',
  manufacturing: 'التصنيع',
  healthcare: 'الرعاية الصحية',
  education: 'التعليم',
  government: 'القطاع الحكومي',
  other: 'أخرى',
};
const plans: Codes<typeof providerPlans> = {
  basic: 'الأساسية',
  professional: 'الاحترافية',
  enterprise: 'المؤسسات',
};

/** The Arabic names of the codes of each detail. Numbers and texts that the sender typed stay as they are. */
export const arabicValues: Partial<Record<DetailName, Readonly<Record<string, string>>>> = {
  primaryService: arabicServices,
  serviceType: arabicServices,
  specialization: fields,
  equipmentType: arabicCategories,
  coverageArea: areas,
  industry: sectors,
  plan: plans,
};
