import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { companyLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { CompanyContact } from '../company-contact.tsx';
import { CompanyReviews } from '../company-reviews.tsx';
import { annualStat, countStat } from '../company-stats.ts';
import { companySummary } from '../explore/company-summary.ts';
import { ProfileHeader } from '../profile-header.tsx';
import { ProfileTabs } from '../profile-tabs.tsx';
import type { BuyerPage } from '../profiles.ts';
import { StatCards } from '../stat-cards.tsx';
import { BuyerNeeds } from './buyer-needs.tsx';
import { BuyerOverview } from './buyer-overview.tsx';
import { BuyerProjects } from './buyer-projects.tsx';

type BuyerProfileProps = { page: BuyerPage; actions: ReactNode; aside?: ReactNode; indexed?: boolean };

export function BuyerProfile({ page: { buyer, needs, projects }, actions, aside, indexed = true }: BuyerProfileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = companyLabel(t, buyer.companyName || buyer.contactName);
  const count = (value: number) => formatNumber(value, language);
  return (
    <>
      <PageHead
        title={`${name}: ${t('Buyer profile')}`}
        description={companySummary(t, 'buyer', name, buyer)}
        indexed={indexed}
      />
      <ProfileHeader
        company={buyer}
        name={name}
        badge={buyer.isApproved && t('Verified Buyer')}
        facts={[
          ...(buyer.totalReviews === 0
            ? [t('No reviews yet')]
            : [
                t('Rating: {{rating}}', { rating: formatNumber(buyer.rating, language, 1) }),
                t('Reviews: {{number}}', { number: count(buyer.totalReviews) }),
              ]),
          buyer.yearsActive === 0
            ? t('New on Rigsouq')
            : t('Years active: {{years}}', { years: count(buyer.yearsActive) }),
        ]}
        back={{ to: '/explore-buyers', label: t('Buyer Network') }}
        actions={actions}
      >
        {aside}
      </ProfileHeader>
      <StatCards
        title={t('Buyer statistics')}
        stats={[
          annualStat(t, t('Annual Spending'), buyer.spending),
          countStat(t('Current Needs'), buyer.currentNeeds, language, t('No open needs')),
          countStat(t('Projects'), buyer.projects, language, t('No projects listed')),
          countStat(t('Years Active'), buyer.yearsActive, language, t('New on Rigsouq')),
        ]}
      />
      <ProfileTabs
        title={t('Buyer profile')}
        tabs={[
          { id: 'overview', label: t('Overview'), content: () => <BuyerOverview buyer={buyer} /> },
          { id: 'needs', label: t('Current Needs'), content: () => <BuyerNeeds buyerId={buyer._id} loaded={needs} /> },
          { id: 'projects', label: t('Projects'), content: () => <BuyerProjects loaded={projects} /> },
          { id: 'contact', label: t('Contact'), content: () => <CompanyContact company={buyer} /> },
          {
            id: 'reviews',
            label: t('Reviews'),
            content: () => <CompanyReviews key={buyer._id} id={buyer._id} name={name} />,
          },
        ]}
      />
    </>
  );
}
