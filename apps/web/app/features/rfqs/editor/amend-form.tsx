import { amendRfq } from '@rigsouq/contract/rfqs/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { buildChangeNote, listChanges } from './draft-changes.ts';
import { bodyOf } from './draft-values.ts';
import type { Draft } from './use-draft.ts';

type AmendFormProps = { rfq: BuyersRfq; draft: Draft; onClose: () => void; onDone: () => void };

/** Asks for a description of the changes, which the suppliers will read, and says what follows. */
export function AmendForm({ rfq, draft: { values, saved }, onClose, onDone }: AmendFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  return (
    <ActionForm
      act={{
        effect: t(
          'Suppliers will be notified. Earlier responses count only if the supplier confirms them or submits a new one.',
        ),
        note: t('Summary of changes for suppliers'),
        first: buildChangeNote(listChanges(saved, values, { t, language })),
        confirm: t('Send amendment'),
        tone: 'main',
        done: t(amendRfq.message),
        failed: t('Failed to amend the request'),
        send: (note) => {
          const { audience: _, twoEnvelopes: __, ...fields } = bodyOf(values, t, { renumbered: false });
          const body = { ...fields, version: rfq.version, note };
          return call(amendRfq, { params: { id: rfq._id }, body }, { idempotencyKey: keyFor(body) });
        },
      }}
      refresh="rfqs"
      onClose={onClose}
      onDone={onDone}
    />
  );
}
