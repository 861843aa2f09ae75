import { amendRfq } from '@rigsouq/contract/rfqs';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOnceKey } from '../../../lib/once-key.ts';
import { ActForm } from '../../../shell/deal/act-form.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { changesOf, noteOf } from './draft-changes.ts';
import { bodyOf } from './draft-values.ts';
import type { Draft } from './use-draft.ts';

type AmendFormProps = { rfq: BuyersRfq; draft: Draft; onClose: () => void; onDone: () => void };

/** Asks for a description of the changes, which the suppliers will read, and says what follows. */
export function AmendForm({ rfq, draft: { values, saved }, onClose, onDone }: AmendFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useOnceKey();
  return (
    <ActForm
      act={{
        effect: t(
          'The suppliers are told. Answers to an earlier version count only when their suppliers have confirmed them or answered anew.',
        ),
        note: t('What has changed, as the suppliers read it'),
        first: noteOf(changesOf(saved, values, { t, language })),
        confirm: t('Send the amendment'),
        tone: 'main',
        done: t('The request has been amended'),
        failed: t('Failed to amend the request'),
        send: (note) => {
          const { audience: _, twoEnvelopes: __, ...fields } = bodyOf(values, t, { renumbered: false });
          const body = { ...fields, version: rfq.version, note };
          return call(amendRfq, { params: { id: rfq._id }, body }, { onceKey: keyFor(body) });
        },
      }}
      refresh="rfqs"
      onClose={onClose}
      onDone={onDone}
    />
  );
}
