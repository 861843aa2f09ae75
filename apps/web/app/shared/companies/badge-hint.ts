import { useTranslation } from 'react-i18next';
import type { Company } from '../../lib/company-query.ts';

/** Returns the hint below the company name that warns about the cost of a change. */
export function useBadgeHint({ isApproved }: Pick<Company, 'isApproved'>): string | undefined {
  const { t } = useTranslation();
  return isApproved
    ? t('If you change the name, license number or tax ID, your Verified badge pauses until we have checked them.')
    : undefined;
}
