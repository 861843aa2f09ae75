import { Button } from '@mantine/core';
import { publishRfq } from '@rigsouq/contract/rfqs/calls';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { PlanGate } from '../../../shared/procurement/plan-gate.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { deadlineOf, listMissing } from './draft-values.ts';
import classes from './editor.module.css';
import type { Draft } from './use-draft.ts';

const missingTexts = {
  lines: text('At least one line'),
  deadline: text('A deadline, at least an hour ahead'),
  suppliers: text('At least one invited supplier, or a request open to all verified suppliers'),
} as const;

type PublishFormProps = { rfq: BuyersRfq; draft: Draft; onClose: () => void; onDone: () => void };

/** Says what is missing for publication, or what follows from it. */
export function PublishForm({ rfq, draft: { values }, onClose, onDone }: PublishFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const missing = listMissing(values, rfq.suppliers.length);
  const deadline = deadlineOf(values);
  if (missing.length > 0)
    return (
      <div className={dialogs.form}>
        <p>{t('Before you publish, add:')}</p>
        <ul className={classes.missing}>
          {missing.map((item) => (
            <li key={item}>{t(missingTexts[item])}</li>
          ))}
        </ul>
        <div className={dialogs.answers}>
          <Button color="amber" onClick={onClose} data-autofocus>
            {t('Continue')}
          </Button>
        </div>
      </div>
    );
  const facts = [
    t('Lines: {{number}}', { number: values.lines.length }),
    t('Invited suppliers: {{number}}', { number: rfq.suppliers.length }),
    values.audience === 'open' && t('All verified suppliers can respond too.'),
    deadline && t('Deadline: {{when}}', { when: formatPlaceTime(deadline, language, values.country) }),
    values.twoEnvelopes && t('Two-envelope evaluation'),
  ];
  return (
    <PlanGate>
      <ul className={classes.missing}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
      <ActionForm
        act={{
          effect: t('Suppliers will be notified immediately. After that you can change it only by amendment.'),
          confirm: t('Publish'),
          tone: 'main',
          done: t(publishRfq.message),
          failed: t('Failed to publish the request'),
          send: () => call(publishRfq, { params: { id: rfq._id } }, { idempotencyKey: keyFor(values) }),
        }}
        refresh="rfqs"
        onClose={onClose}
        onDone={onDone}
      />
    </PlanGate>
  );
}
