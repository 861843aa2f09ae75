import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { useSession } from '../../../../lib/api/session.ts';
import { formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { companyLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { CompanyContact } from '../company-contact.tsx';
import { CompanyReviews } from '../company-reviews.tsx';
import { annualStat, countStat } from '../company-stats.ts';
import { companySummary } from '../explore/company-summary.ts';
import { EmptyNote } from '../facts.tsx';
import { ProfileHeader } from '../profile-header.tsx';
import { ProfileLoadError } from '../profile-load-error.tsx';
import { ProfileTabs } from '../profile-tabs.tsx';
import type { SupplierProfile } from '../profiles.ts';
import { StatCards } from '../stat-cards.tsx';
import { TagList } from '../tag-list.tsx';
import { SupplierData } from './supplier-data.tsx';
import { SupplierInventory } from './supplier-inventory.tsx';
import { SupplierOverview } from './supplier-overview.tsx';

export function SupplierProfileScreen({ answer, failed }: Loaded<SupplierProfile>) {
  const { t } = useTranslation();
  if (answer) return <Profile supplier={answer} />;
  return (
    <ProfileLoadError
      failed={failed}
      title={t('Supplier profile')}
      failing={text('Failed to load supplier profile')}
      missing={{
        title: t('Supplier Not Found'),
        line: t('The supplier you are looking for does not exist.'),
        back: { to: '/supplier-network', label: t('Back to Supplier Network') },
      }}
    />
  );
}

function Profile({ supplier }: { supplier: SupplierProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, inventory, rating, totalReviews, sales, yearsActive } = supplier;
  const name = companyLabel(t, supplier.companyName);
  const units = formatNumber(inventory, language);
  const years = formatNumber(yearsActive, language);
  const stars = formatNumber(rating, language, 1);
  return (
    <>
      <PageHead
        title={`${name}: ${t('Supplier profile')}`}
        description={companySummary(t, 'supplier', name, supplier)}
      />
      <SupplierData supplier={supplier} name={name} />
      <ProfileHeader
        company={supplier}
        name={name}
        badge={supplier.isApproved && t('Verified Supplier')}
        facts={[
          totalReviews === 0 ? t('No reviews yet') : t('Rating: {{rating}}', { rating: stars }),
          inventory === 0 ? t('No machines listed yet') : t('Inventory units: {{units}}', { units }),
          yearsActive === 0 ? t('New on Rigsouq') : t('Years active: {{years}}', { years }),
        ]}
        back={{ to: '/explore-network', label: t('Supplier Network') }}
        actions={
          <>
            <Button component={LocalLink} to={`/contact-us/${_id}`} state={{ supplier }} color="amber" size="md">
              {t('Send Message')}
            </Button>
            <Button
              component={LocalLink}
              to={`/supplier-profile/${_id}?tab=contact`}
              preventScrollReset
              variant="default"
              size="md"
            >
              {t('Contact')}
            </Button>
            <MySuppliersLink id={_id} />
          </>
        }
      />
      <StatCards
        title={t('Supplier statistics')}
        stats={[
          annualStat(t, t('Annual Sales'), sales),
          countStat(t('Inventory Units'), inventory, language, t('No machines listed yet')),
          countStat(t('Years Active'), yearsActive, language, t('New on Rigsouq')),
          totalReviews === 0
            ? { label: t('Customer Rating'), value: null, note: t('No reviews yet') }
            : { label: t('Customer Rating'), value: stars, note: t('Reviews: {{number}}', { number: totalReviews }) },
        ]}
      />
      <ProfileTabs
        title={t('Supplier profile')}
        tabs={[
          { id: 'overview', label: t('Overview'), content: () => <SupplierOverview supplier={supplier} /> },
          { id: 'inventory', label: t('Inventory'), content: () => <SupplierInventory supplier={supplier} /> },
          {
            id: 'specialties',
            label: t('Specialties'),
            content: () =>
              supplier.specialties.length > 0 ? (
                <TagList codes={supplier.specialties} large />
              ) : (
                <EmptyNote>{t('This supplier has not added any specialties yet.')}</EmptyNote>
              ),
          },
          { id: 'contact', label: t('Contact'), content: () => <CompanyContact company={supplier} hours /> },
          { id: 'reviews', label: t('Reviews'), content: () => <CompanyReviews key={_id} id={_id} name={name} /> },
        ]}
      />
    </>
  );
}

/** Links a buyer to what its own company records about this supplier, where it can also put the supplier on a list. */
function MySuppliersLink({ id }: { id: string }) {
  const { t } = useTranslation();
  const { role, userId } = useSession();
  if (role !== 'buyer' || userId === id) return null;
  return (
    <Button component={LocalLink} to={`/procurement/suppliers/${id}`} variant="default" size="md">
      {t('Add to my suppliers')}
    </Button>
  );
}
