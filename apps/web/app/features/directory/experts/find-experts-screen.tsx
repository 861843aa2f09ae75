import type { listExperts } from '@rigsouq/contract/directory/calls';
import { availabilities, specializations } from '@rigsouq/contract/directory/lists';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { DirectoryPage } from '../../../shared/directory/directory-page.tsx';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ExpertCard } from './expert-card.tsx';

const texts = {
  title: text('Find an Expert'),
  lead: text(
    'Experts in appraisal, inspection, maintenance and training. Filter by specialization, country and availability.',
  ),
  list: text('Experts'),
  found: text('Experts found: {{number}}'),
  empty: text('No experts found.'),
  failing: text('Failed to load experts'),
};

export function FindExpertsScreen({ answer, failed }: Loaded<AnswerOf<typeof listExperts>>) {
  const { t } = useTranslation();
  const filters = [
    {
      name: 'specialization',
      label: t('Specialization'),
      all: t('All specializations'),
      options: specializations,
    },
    { name: 'country', label: t('Location'), all: t('All locations'), options: gulfCountries },
    { name: 'availability', label: t('Availability'), all: t('Any availability'), options: availabilities },
  ];
  return (
    <>
      <PageHead title={t(texts.title)} description={t(texts.lead)} />
      <DirectoryPage
        texts={texts}
        filters={filters}
        page={answer && { items: answer.experts, total: answer.total }}
        failed={failed}
      >
        {(expert) => <ExpertCard expert={expert} />}
      </DirectoryPage>
      <ClosingBand
        sand
        title={t('Are you an equipment expert?')}
        line={t('Join the network and get found by customers who need your expertise.')}
        first={{ to: '/join-as-expert', label: t('Join as an Expert') }}
        second={{ to: '/contact-us', label: t('Contact us') }}
      />
    </>
  );
}
