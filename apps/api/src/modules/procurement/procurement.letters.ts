// What a need is about, in the words of its readers.
import { categories, labelOf } from '@rigsouq/contract/taxonomy';

type Category = (typeof categories)[number]['code'];

/** As the pages call them. */
export const arabicCategories: Record<Category, string> = {
  excavators: 'الحفارات',
  cranes: 'الرافعات',
  bulldozers: 'الجرافات',
  loaders: 'اللوادر',
  trucks: 'الشاحنات',
  'concrete-mixers': 'خلاطات الخرسانة',
  'dump-trucks': 'الشاحنات القلابة',
  generators: 'المولدات',
  compactors: 'المداحل',
  forklifts: 'الرافعات الشوكية',
  'aerial-platforms': 'منصات العمل المرتفعة',
  'concrete-equipment': 'معدات الخرسانة',
  attachments: 'الملحقات',
  other: 'أخرى',
};

/** What is not in the taxonomy was written by the buyer and stays as it is. */
export function categoryWords(category: string): { category: string; categoryAr: string } {
  const known = categories.find(({ code }) => code === category)?.code;
  if (!known) return { category, categoryAr: category };
  return { category: labelOf(categories, known), categoryAr: arabicCategories[known] };
}
