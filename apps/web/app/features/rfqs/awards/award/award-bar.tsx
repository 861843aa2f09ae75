import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText, formatNumber, formatPrice } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { BottomEdge } from '../../../../ui/page/bottom-edge.tsx';
import type { OpenedTender } from '../comparison-query.ts';
import type { ChoiceState } from '../lines/line-selection.ts';
import classes from './award-bar.module.css';
import { AwardForm } from './award-form.tsx';
import { chooseBestOffers, needsApproval, summarizeChoices } from './choices.ts';

/** Shows the total of the current choice, whether a second member must approve it, and the button to continue. */
export function AwardBar({ rfq, comparison, choiceState }: OpenedTender & { choiceState: ChoiceState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { lines } = rfq;
  const { choices, setChoices, setSplit, today } = choiceState;
  const { total, left, over } = summarizeChoices(lines, comparison, choices);
  const chosen = lines.length - left.length;
  const format = (value: number) => formatNumber(value, language);

  function takeBest() {
    setSplit(new Set());
    setChoices(chooseBestOffers(lines, comparison, today));
  }

  return (
    <BottomEdge>
      <section aria-label={t('Your selection')} className={classes.bar} data-empty={chosen === 0 || undefined}>
        <div className={classes.words} role="status">
          <p className={classes.total}>{formatPrice(total, comparison.currency, language)}</p>
          <p className={classes.line}>
            {t('{{chosen}} of {{lines}} lines selected', { chosen: format(chosen), lines: format(lines.length) })}
            {over.length > 0 && ` · ${t('Quantity too high in line {{lines}}', { lines: over.join(t(', ')) })}`}
          </p>
          <Approval comparison={comparison} waits={chosen > 0 && needsApproval(total, comparison)} />
        </div>
        <div className={classes.acts}>
          <Button variant="default" onClick={takeBest}>
            {t('Select best offers')}
          </Button>
          <Button color="amber" onClick={() => setAsking(true)} disabled={chosen === 0 || over.length > 0}>
            {t('Review and award')}
          </Button>
        </div>
      </section>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('Award these lines?')}>
        <AwardForm rfq={rfq} comparison={comparison} choices={choices} onClose={() => setAsking(false)} />
      </Dialog>
    </BottomEdge>
  );
}

function Approval({ comparison: { approvalLimit }, waits }: Pick<OpenedTender, 'comparison'> & { waits: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const limit = approvalLimit === null ? '' : formatDollarsInText(language, approvalLimit);
  return (
    <p className={classes.line} data-waits={waits || undefined}>
      {approvalLimit === null
        ? t('No second approval needed.')
        : waits
          ? t('Above {{limit}} in 24 hours: a second team member must approve.', { limit })
          : t('Up to {{limit}} in 24 hours: no second approval needed.', { limit })}{' '}
      <LocalLink to="/settings/team#approval-limit">{t('Limit')}</LocalLink>
    </p>
  );
}
