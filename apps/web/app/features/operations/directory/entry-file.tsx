import { Button } from '@mantine/core';
import { publishEntry, unpublishEntry } from '@rigsouq/contract/directory/calls';
import { availabilities, providerPlans } from '@rigsouq/contract/directory/lists';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatDayRange } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { categoryLabel, labelIn } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { DemoBadge } from '../../../shared/directory/demo-badge.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { deskKey } from '../desk-key.ts';
import { DeskFile } from '../list/desk-file.tsx';
import { OneItem } from '../list/one-item.tsx';
import classes from './directory.module.css';
import { type DeskEntry, type EntryKind, entryQuery } from './directory-queries.ts';
import { EntryForm } from './entry-form.tsx';
import { skillsOf } from './entry-values.ts';
import { ActivatePlan } from './plan-dialog.tsx';

export const entryKindTexts: Record<EntryKind, string> = {
  expert: text('Expert'),
  provider: text('Service Provider'),
  testimonial: text('Testimonial'),
};

export function OneEntry({ id }: { id: string }) {
  return <OneItem query={entryQuery(id)}>{(entry) => <EntryFile entry={entry} />}</OneItem>;
}

export function EntryFile({ entry }: { entry: DeskEntry }) {
  const { t } = useTranslation();
  const joinLabels = (codes: readonly string[], name: (code: string) => string) => codes.map(name).join(t(', '));
  const { kind, skills, equipment, countries, availability } = entry;
  return (
    <DeskFile
      title={<JoinedFacts facts={[entry.name, entry.title]} />}
      badge={
        <>
          <Badge tone="gray">{t(entryKindTexts[kind])}</Badge>
          {entry.demo && <DemoBadge />}
        </>
      }
      since={entry.createdAt}
      facts={[
        skills.length > 0 && {
          label: kind === 'expert' ? t('Specialization') : t('Services'),
          value: joinLabels(skills, (code) => labelIn(t, skillsOf[kind], code)),
        },
        equipment.length > 0 && {
          label: t('Equipment type'),
          value: joinLabels(equipment, (code) => categoryLabel(t, code)),
        },
        countries.length > 0 && {
          label: t('Countries'),
          value: joinLabels(countries, (code) => labelIn(t, gulfCountries, code)),
        },
        availability !== null && { label: t('Availability'), value: labelIn(t, availabilities, availability) },
        kind !== 'testimonial' && {
          label: t('Email for requests (not public)'),
          value: entry.email ? <bdi>{entry.email}</bdi> : t('No email'),
        },
        entry.plan && { label: t('Plan'), value: <PlanFacts plan={entry.plan} /> },
        { label: t('Card text'), value: <bdi>{entry.words}</bdi> },
      ]}
    >
      <EntryActions entry={entry} />
    </DeskFile>
  );
}

const planStateTexts: Record<NonNullable<DeskEntry['plan']>['state'], string> = {
  requested: text('requested by the provider'),
  active: text('active'),
  lapsed: text('ended'),
};

function PlanFacts({ plan: { plan, state, startsOn, endsOn } }: { plan: NonNullable<DeskEntry['plan']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = startsOn && endsOn ? formatDayRange(startsOn, endsOn, language) : null;
  return <>{[labelIn(t, providerPlans, plan), t(planStateTexts[state]), days].filter(Boolean).join(' · ')}</>;
}

function EntryActions({ entry }: { entry: DeskEntry }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { _id: id, name, state } = entry;
  const published = state === 'published';
  const togglePublished = useMutation({
    mutationFn: () => call(published ? unpublishEntry : publishEntry, { params: { id } }),
    onSuccess: () => {
      const message = published ? t(unpublishEntry.message) : t(publishEntry.message);
      void toast({ message, tone: 'good' });
    },
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to save the entry')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const label = published ? t('Unpublish') : t('Publish');
  return (
    <div className={classes.acts}>
      <Button
        size="sm"
        {...(published ? { variant: 'default' } : { color: 'amber' })}
        onClick={() => togglePublished.mutate()}
        disabled={togglePublished.isPending}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
      <Button variant="default" size="sm" onClick={() => setEditing(true)} aria-label={`${t('Edit')}: ${name}`}>
        {t('Edit')}
      </Button>
      {entry.kind === 'provider' && <ActivatePlan entry={entry} />}
      <Dialog opened={editing} onClose={() => setEditing(false)} title={t('Edit {{name}}', { name })}>
        <EntryForm kind={entry.kind} entry={entry} onDone={() => setEditing(false)} />
      </Dialog>
    </div>
  );
}
