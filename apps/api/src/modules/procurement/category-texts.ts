// The names of the categories in both languages, for notifications about a need.
import { categories, labelOf } from '@rigsouq/contract/taxonomy';

type Category = (typeof categories)[number]['code'];

/** Arabic names of the categories. They equal the names on the pages. */
export const arabicCategories: Record<Category, string> = {
  excavators: 'الحفارات',
  cranes: 'الرافعات',
  bulldozers: 'البلدوزرات',
  loaders: 'اللوادر (الشيولات)',
  trucks: 'الشاحنات',
  'concrete-mixers': 'خلاطات الخرسانة',
  'dump-trucks': 'القلابات',
  generators: 'المولدات',
  compactors: 'المداحل (الرولات)',
  forklifts: 'الرافعات الشوكية',
  'aerial-platforms': 'منصات رفع الأفراد (مان لفت)',
  'concrete-equipment': 'معدات الخرسانة',
  attachments: 'الملحقات',
  other: 'أخرى',
};

/** Returns the names of a category. A category outside the taxonomy was typed by the buyer and stays as it is. */
export function categoryTexts(category: string): { category: string; categoryAr: string } {
  const known = categories.find(({ code }) => code === category)?.code;
  if (!known) return { category, categoryAr: category };
  return { category: labelOf(categories, known), categoryAr: arabicCategories[known] };
}
