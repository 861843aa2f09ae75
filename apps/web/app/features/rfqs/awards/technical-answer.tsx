import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { judgeTechnical } from '@rigsouq/contract/rfqs/awards';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { Answer } from './comparison-query.ts';
import classes from './technical-view.module.css';

export function TechnicalAnswer({ rfqId, answer }: { rfqId: string; answer: Answer }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [note, setNote] = useState(answer.technicalNote ?? '');
  const { answerId, supplier, technical, technicalVerdict } = answer;
  const verdictMutation = useMutation({
    mutationFn: (accepted: boolean) =>
      call(judgeTechnical, { params: { id: rfqId }, body: { answerId, accepted, note } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
  const verdict = verdictMutation.isPending ? (verdictMutation.variables ? 'accepted' : 'rejected') : technicalVerdict;
  return (
    <DealPanel title={supplier.companyName}>
      <div className={classes.body}>
        {technical ? (
          <p className={classes.words}>
            <bdi>{technical}</bdi>
          </p>
        ) : (
          <p className={classes.none}>{t('No technical response provided.')}</p>
        )}
        <Textarea
          label={t('Note on your evaluation (optional)')}
          description={t('Only your company can see this.')}
          rows={2}
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {verdictMutation.isError && (
          <FailureNote>{messageOf(i18n, verdictMutation.error, t('Failed to save the evaluation'))}</FailureNote>
        )}
        <fieldset
          className={classes.verdict}
          aria-label={t('Evaluation of {{company}}', { company: supplier.companyName })}
        >
          <Button
            variant={verdict === 'accepted' ? 'filled' : 'default'}
            color="green"
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            aria-pressed={verdict === 'accepted'}
            onClick={() => verdictMutation.mutate(true)}
            disabled={verdictMutation.isPending}
          >
            {t('Qualified')}
          </Button>
          <Button
            variant={verdict === 'rejected' ? 'filled' : 'default'}
            color="red"
            leftSection={<IconX size={18} aria-hidden="true" />}
            aria-pressed={verdict === 'rejected'}
            onClick={() => verdictMutation.mutate(false)}
            disabled={verdictMutation.isPending}
          >
            {t('Not qualified')}
          </Button>
        </fieldset>
      </div>
    </DealPanel>
  );
}
