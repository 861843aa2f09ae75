import { Button } from '@mantine/core';
import { RFQ_LINES_MAX } from '@rigsouq/contract/rfqs/calls';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryChoices } from '../../catalogue/category-choices.tsx';
import { DealPanel } from '../../deals/deal-panel.tsx';
import type { LineActions, LinesFormState } from './line-actions.ts';
import { LineCard } from './line-card.tsx';
import classes from './lines.module.css';

type LinesPanelProps = { written: LinesFormState; acts: LineActions; numbered?: boolean };

/** Edits the line items. */
export function LinesPanel({ written: { values, faults, wanted }, acts, numbered = false }: LinesPanelProps) {
  const { t } = useTranslation();
  const categories = useId();
  const add = useId();
  const { lines } = values;
  const fault = faults.lines;
  return (
    <DealPanel title={t('Requested items')}>
      <CategoryChoices id={categories} />
      <div className={classes.lines}>
        {lines.length === 0 && <p className={classes.hint}>{t('No lines yet. Add one line per type of machine.')}</p>}
        {lines.map((line, at) => (
          <LineCard
            key={line.key}
            line={line}
            at={at}
            last={at === lines.length - 1}
            numbered={numbered}
            wanted={wanted === line.key}
            faults={faults}
            acts={acts}
            categories={categories}
            add={add}
          />
        ))}
        {fault && (
          <p role="alert" className={classes.fault}>
            {t(fault)}
          </p>
        )}
        <div>
          <Button
            id={add}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={acts.addLine}
            disabled={lines.length >= RFQ_LINES_MAX}
          >
            {t('Add a line')}
          </Button>
        </div>
      </div>
    </DealPanel>
  );
}
