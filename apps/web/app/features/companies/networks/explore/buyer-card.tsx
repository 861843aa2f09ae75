import type { buyerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { CompanyCard } from './company-card.tsx';

export type NetworkBuyer = AnswerOf<typeof buyerNetwork>['featuredBuyers'][number];

export function BuyerCard({ buyer }: { buyer: NetworkBuyer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const known = (label: string, value: number, decimals = 0) =>
    value === 0 ? [] : [{ label, value: formatNumber(value, language, decimals) }];
  const { _id, companyName, contactName, currentNeeds, projects, rating, spending } = buyer;
  return (
    <CompanyCard
      company={{ ...buyer, companyName: companyName || contactName }}
      verified={buyer.isApproved}
      profile={`/buyer/${_id}`}
      contact={{ to: `/buyer-contact/${_id}`, label: t('Connect'), state: { buyer } }}
      statistics={[
        ...known(t('Current Needs'), currentNeeds),
        ...known(t('Projects'), projects),
        ...known(t('Rating'), rating, 1),
        ...(spending === null ? [] : [{ label: t('Annual Spending'), value: formatMoney(spending) }]),
      ]}
    />
  );
}
