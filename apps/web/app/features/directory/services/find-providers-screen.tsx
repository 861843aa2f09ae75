import type { listProviders } from '@rigsouq/contract/directory/calls';
import { serviceTypes } from '@rigsouq/contract/directory/lists';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { categories, gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { DirectoryPage } from '../../../shared/directory/directory-page.tsx';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ProviderCard } from './provider-card.tsx';

const texts = {
  title: text('Find Service Providers'),
  lead: text('Workshops, inspectors, hauliers and crews across the Gulf, by service, location and type of machine.'),
  list: text('Service providers'),
  found: text('Service providers found: {{number}}'),
  empty: text('No service providers found.'),
  failing: text('Failed to load service providers'),
};

export function FindProvidersScreen({ answer, failed }: Loaded<AnswerOf<typeof listProviders>>) {
  const { t } = useTranslation();
  const filters = [
    { name: 'service', label: t('Service type'), all: t('All services'), options: serviceTypes },
    { name: 'country', label: t('Location'), all: t('All locations'), options: gulfCountries },
    { name: 'equipment', label: t('Equipment type'), all: t('All equipment'), options: categories },
  ];
  return (
    <>
      <PageHead title={t(texts.title)} description={t(texts.lead)} />
      <DirectoryPage
        texts={texts}
        filters={filters}
        page={answer && { items: answer.providers, total: answer.total }}
        failed={failed}
      >
        {(provider) => <ProviderCard provider={provider} />}
      </DirectoryPage>
      <ClosingBand
        sand
        title={t('Prefer not to search?')}
        line={t('Post the job once. We forward it to providers who do this work in your country.')}
        first={{ to: '/post-service-request', label: t('Post a Service Request') }}
        second={{ to: '/register-as-provider', label: t('Register as a Provider') }}
      />
    </>
  );
}
