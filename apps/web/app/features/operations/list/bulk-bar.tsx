import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { deskKey } from '../desk-key.ts';
import classes from './bulk-bar.module.css';

export type BulkAct<Row> = { readonly label: string; readonly send: (row: Row) => Promise<unknown> };

type BulkBarProps<Row> = { acts: readonly BulkAct<Row>[]; rows: readonly Row[]; onDone: () => void };

/** Does one act with all chosen rows, one after the other, and says how many it was done with. */
export function BulkBar<Row>({ acts, rows, onDone }: BulkBarProps<Row>) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const [at, setAt] = useState<number>();
  const number = (count: number) => formatNumber(count, language);

  async function sendAll(act: BulkAct<Row>) {
    const failures: unknown[] = [];
    for (const [index, row] of rows.entries()) {
      setAt(index + 1);
      await act.send(row).catch((error: unknown) => failures.push(error));
    }
    setAt(undefined);
    onDone();
    const [failure] = failures;
    const done = t('{{done}} of {{all}} done', {
      done: number(rows.length - failures.length),
      all: number(rows.length),
    });
    const reason = failure === undefined ? '' : ` ${messageOf(i18n, failure, t('Failed to save the decision'))}`;
    void toast({ message: `${done}.${reason}`, tone: failure === undefined ? 'good' : 'bad' });
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <fieldset className={classes.bar} aria-label={t('Selected items')}>
      <p aria-live="polite">
        {at === undefined
          ? t('{{number}} selected', { number: number(rows.length) })
          : t('{{done}} of {{all}} done', { done: number(at - 1), all: number(rows.length) })}
      </p>
      {acts.map((act) => (
        <Button
          key={act.label}
          size="xs"
          variant="default"
          disabled={at !== undefined}
          onClick={() => void sendAll(act)}
        >
          {act.label}
        </Button>
      ))}
    </fieldset>
  );
}
