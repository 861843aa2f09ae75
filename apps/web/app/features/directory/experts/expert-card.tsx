import { Button } from '@mantine/core';
import type { listExperts } from '@rigsouq/contract/directory/calls';
import { availabilities, specializations } from '@rigsouq/contract/directory/lists';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { DirectoryCard } from '../../../shared/directory/directory-card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { ContactExpertForm } from './contact-expert-form.tsx';

type Expert = AnswerOf<typeof listExperts>['experts'][number];

export function ExpertCard({ expert }: { expert: Expert }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const { name, availability } = expert;
  const available = availability === 'available';
  return (
    <>
      <DirectoryCard
        entry={expert}
        badge={<Badge tone={available ? 'green' : 'yellow'}>{labelIn(t, availabilities, availability)}</Badge>}
        skills={{ codes: expert.specializations, list: specializations }}
        action={
          <Button
            color="ink"
            disabled={!available || !hydrated}
            onClick={() => setAsking(true)}
            aria-label={`${t('Contact')}: ${name}`}
          >
            {t('Contact')}
          </Button>
        }
      />
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('Contact {{name}}', { name })}>
        <ContactExpertForm expertId={expert._id} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}
