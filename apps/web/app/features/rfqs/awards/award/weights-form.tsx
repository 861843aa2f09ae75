import { Button } from '@mantine/core';
import { weighRfq } from '@rigsouq/contract/rfqs/awards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { toast } from '../../../../lib/toast.ts';
import { DealPanel } from '../../../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import type { OpenedTender } from '../comparison-query.ts';
import { moveWeight, type WeightName } from './weights.ts';
import classes from './weights-form.module.css';

const names: Record<WeightName, string> = {
  price: text('Price'),
  lead: text('Lead time'),
  score: text('Supplier score'),
};

/** Lets the buyer set how much each criterion counts. The server recalculates the points. */
export function WeightsForm({ rfq, comparison }: OpenedTender) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const savedWeights = comparison.weights;
  const [weights, setWeights] = useState(savedWeights);
  const changed = (['price', 'lead', 'score'] as const).some((name) => weights[name] !== savedWeights[name]);
  const saving = useMutation({
    mutationFn: () => call(weighRfq, { params: { id: rfq._id }, body: weights }),
    onSuccess: () => void toast({ message: t(weighRfq.message), tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
  const formatPercent = (value: number) => `${formatNumber(value, language)}%`;

  return (
    <DealPanel title={t('Scoring weights')}>
      {rfq.can.award ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            saving.mutate();
          }}
        >
          {(['price', 'lead', 'score'] as const).map((name) => (
            <label key={name} className={classes.weight}>
              <span className={classes.name}>
                {t(names[name])} <span className={classes.figure}>{formatPercent(weights[name])}</span>
              </span>
              <input
                type="range"
                min={0}
                max={100}
                value={weights[name]}
                aria-valuetext={formatPercent(weights[name])}
                onChange={({ currentTarget }) => setWeights(moveWeight(weights, name, Number(currentTarget.value)))}
              />
            </label>
          ))}
          <Button type="submit" variant="default" disabled={!changed || saving.isPending}>
            {saving.isPending ? t('Saving...') : t('Recalculate scores')}
          </Button>
          {saving.isError && (
            <FailureNote>{messageOf(i18n, saving.error, t('Failed to save the weights'))}</FailureNote>
          )}
        </form>
      ) : (
        <p>
          {(['price', 'lead', 'score'] as const)
            .map((name) => `${t(names[name])} ${formatPercent(savedWeights[name])}`)
            .join(' · ')}
        </p>
      )}
    </DealPanel>
  );
}
