import { deleteRfq } from '@rigsouq/contract/rfqs/calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { AmendForm } from './amend-form.tsx';
import { PublishForm } from './publish-form.tsx';
import type { Draft } from './use-draft.ts';

type DialogProps = { rfq: BuyersRfq; opened: boolean; onClose: () => void };

/** Asks before a draft is published or an amendment is sent. */
export function SendDialog({ rfq, draft, opened, onClose }: DialogProps & { draft: Draft }) {
  const { t } = useTranslation();
  const leave = useLeave();
  const showRfq = () => leave(`/procurement/rfq/${rfq._id}`);
  return (
    <Dialog opened={opened} onClose={onClose} title={draft.amending ? t('Send amendment') : t('Publish this request?')}>
      {draft.amending ? (
        <AmendForm rfq={rfq} draft={draft} onClose={onClose} onDone={showRfq} />
      ) : (
        <PublishForm rfq={rfq} draft={draft} onClose={onClose} onDone={showRfq} />
      )}
    </Dialog>
  );
}

export function DeleteDialog({ rfq, opened, onClose }: DialogProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Delete this draft?')}>
      <ActionForm
        act={{
          effect: t('Its lines and attachments will be deleted too. This cannot be undone.'),
          confirm: t('Delete'),
          tone: 'danger',
          done: t(deleteRfq.message),
          failed: t('Failed to delete the draft'),
          send: () => call(deleteRfq, { params: { id: rfq._id } }),
        }}
        refresh="rfqs"
        onClose={onClose}
        onDone={() => leave('/procurement/rfq?role=buyer')}
      />
    </Dialog>
  );
}

/** Returns a function that shows another page instead of the editor, so that the Back button does not return to the editor. */
function useLeave() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (path: string) => void navigate(localPath(path), { replace: true });
}
