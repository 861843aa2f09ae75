import type { sellerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { knownStat } from '../company-stats.ts';
import { TagList } from '../tag-list.tsx';
import { CompanyCard } from './company-card.tsx';

export type NetworkSupplier = AnswerOf<typeof sellerNetwork>['topSuppliers'][number];

export function SupplierCard({ supplier, profile }: { supplier: NetworkSupplier; profile: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, inventory, yearsActive, rating, sales, deals } = supplier;
  return (
    <CompanyCard
      company={supplier}
      verified={supplier.verified}
      profile={profile}
      contact={{ to: `/contact-us/${_id}`, label: t('Contact'), state: { supplier } }}
      tags={<TagList codes={supplier.specialties} limit={3} />}
      statistics={[
        ...knownStat(t('Inventory'), inventory, language),
        ...knownStat(t('Years Active'), yearsActive, language),
        ...knownStat(t('Rating'), rating, language, 1),
        ...knownStat(t('Deals in 12 months'), deals, language),
        ...(sales === null ? [] : [{ label: t('Annual Sales'), value: formatMoney(sales) }]),
      ]}
    />
  );
}
