import type { InputOf } from '@rigsouq/contract/endpoint';
import { createReverseAuction } from '@rigsouq/contract/reverse-auctions/calls';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import { PlanGate } from '../../../shared/procurement/plan-gate.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './new-auction.module.css';

type Body = InputOf<typeof createReverseAuction>['body'];
type CreateDialogProps = {
  opened: boolean;
  onClose: () => void;
  body: Body;
  country: string;
  suppliers: number;
  lines: number;
};

/** Says what the suppliers will read and asks for confirmation, because afterwards the auction can only be cancelled. */
export function CreateDialog({ opened, onClose, body, country, suppliers, lines }: CreateDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const createdId = useRef('');
  const when = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : formatPlaceTime(at, language, country));
  const facts = [
    t('Lines: {{number}}', { number: formatNumber(lines, language) }),
    t('Invited suppliers: {{number}}', { number: formatNumber(suppliers, language) }),
    body.from === 'blank' &&
      t('Maximum first offer: {{price}}', { price: formatPrice(Number(body.ceiling), body.currency, language) }),
    t('From {{start}} to {{end}}', { start: when(body.startsAt), end: when(body.endsAt) }),
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Schedule this auction?')}>
      <PlanGate>
        <ul className={classes.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        <ActionForm
          act={{
            effect: t('Suppliers will be notified immediately. After that you can only cancel it.'),
            confirm: t('Schedule auction'),
            tone: 'main',
            done: t(createReverseAuction.message),
            failed: t('Failed to schedule the auction'),
            send: async () => {
              const { _id } = await call(createReverseAuction, { body }, { idempotencyKey: keyFor(body) });
              createdId.current = _id;
            },
          }}
          refresh="rfqs"
          onClose={onClose}
          onDone={() => void navigate(localPath(`/procurement/auctions/${createdId.current}`), { replace: true })}
        />
      </PlanGate>
    </Dialog>
  );
}
