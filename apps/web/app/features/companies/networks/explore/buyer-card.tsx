import type { buyerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { knownStat } from '../company-stats.ts';
import { CompanyCard } from './company-card.tsx';

export type NetworkBuyer = AnswerOf<typeof buyerNetwork>['featuredBuyers'][number];

export function BuyerCard({ buyer }: { buyer: NetworkBuyer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, companyName, contactName, currentNeeds, projects, rating, spending } = buyer;
  return (
    <CompanyCard
      company={{ ...buyer, companyName: companyName || contactName }}
      verified={buyer.isApproved}
      profile={`/buyer/${_id}`}
      contact={{ to: `/buyer-contact/${_id}`, label: t('Connect'), state: { buyer } }}
      statistics={[
        ...knownStat(t('Current Needs'), currentNeeds, language),
        ...knownStat(t('Projects'), projects, language),
        ...knownStat(t('Rating'), rating, language, 1),
        ...(spending === null ? [] : [{ label: t('Annual Spending'), value: formatMoney(spending) }]),
      ]}
    />
  );
}
