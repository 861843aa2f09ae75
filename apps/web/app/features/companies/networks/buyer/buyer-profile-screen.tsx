import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { ContactDetails } from '../../../../shared/companies/contact-details.tsx';
import { CompanyMissing } from '../company-missing.tsx';
import { ProfileLoadError } from '../profile-load-error.tsx';
import type { BuyerPage } from '../profiles.ts';
import { BuyerProfile } from './buyer-profile.tsx';

export function BuyerProfileScreen({ answer, failed }: Loaded<BuyerPage>) {
  const { t } = useTranslation();
  if (!answer)
    return (
      <ProfileLoadError
        failed={failed}
        title={t('Buyer profile')}
        failing={text('Failed to load buyer profile')}
        missing={{
          title: t('Buyer Not Found'),
          line: t('The buyer you are looking for does not exist.'),
          back: { to: '/explore-buyers', label: t('Back to Buyer Network') },
        }}
      />
    );
  const { buyer } = answer;
  return (
    <BuyerProfile
      key={buyer._id}
      page={answer}
      actions={
        <Button component={LocalLink} to={`/buyer-contact/${buyer._id}`} state={{ buyer }} color="amber" size="md">
          {t('Send Message')}
        </Button>
      }
      aside={<ContactDetails companyId={buyer._id} />}
    />
  );
}

export function BuyerMissingScreen() {
  const { t } = useTranslation();
  return (
    <CompanyMissing
      title={t('Buyer Not Found')}
      line={t('No buyer ID provided')}
      back={{ to: '/explore-buyers', label: t('Back to Buyer Network') }}
    />
  );
}
