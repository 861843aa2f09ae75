import { Button } from '@mantine/core';
import { deleteRfq, saveRfq } from '@rigsouq/contract/rfqs/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import frame from '../../../shared/deals/deal-page.module.css';
import { AboutPanel } from '../../../shared/rfqs/about-panel.tsx';
import { LinesPanel } from '../../../shared/rfqs/lines/lines-panel.tsx';
import { StateBadge } from '../../../shared/rfqs/rfq-badge.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { AmendForm } from './amend-form.tsx';
import { bodyOf } from './draft-values.ts';
import classes from './editor.module.css';
import { FilesPanel } from './files-panel.tsx';
import { PublishForm } from './publish-form.tsx';
import { SuppliersPanel } from './suppliers-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useDraft } from './use-draft.ts';

export function Editor({ rfq }: { rfq: BuyersRfq }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const draft = useDraft(rfq);
  const { amending } = draft;
  const [dialog, setDialog] = useState<'send' | 'delete'>();
  const form = useId();
  const params = { id: rfq._id };
  const saving = useMutation({
    mutationFn: () => call(saveRfq, { params, body: bodyOf(draft.values, t, { renumbered: true }) }),
    onSuccess: () => {
      draft.markSaved();
      void client.invalidateQueries({ queryKey: ['rfqs', 'list'] });
    },
    onError: (error) => draft.showServerErrors(error),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (amending) return openSendDialog();
    if (!draft.check({ whole: false })) return;
    await saving.mutateAsync().then(
      () => toast({ message: t('Draft saved'), tone: 'good' }),
      () => undefined,
    );
  }

  /** Opens the dialog to publish or to amend. A draft is saved first, so that what is published is what the form shows. */
  async function openSendDialog() {
    if (!draft.check({ whole: true })) return;
    if (!amending && draft.dirty && !(await saving.mutateAsync().then(Boolean, () => false))) return;
    setDialog('send');
  }

  const close = () => setDialog(undefined);
  const leave = (path: string) => void navigate(localPath(path), { replace: true });

  return (
    <div className={classes.editor}>
      <header className={classes.head}>
        <h1 className={frame.title}>{amending ? t('Amend the request') : t('Request for quotation')}</h1>
        <StateBadge state={rfq.state} />
        {amending && (
          <p className={classes.hint}>
            {t(
              'Version {{version}} is published. Your changes become version {{next}}, and suppliers will be notified.',
              {
                version: rfq.version,
                next: rfq.version + 1,
              },
            )}
          </p>
        )}
      </header>
      <form id={form} noValidate className={classes.editor} onSubmit={save}>
        <AboutPanel
          values={draft.values}
          faults={draft.faults}
          write={draft.actions.write}
          currencyHint={t('Responses are compared in this currency')}
        />
        <LinesPanel written={draft} acts={draft.actions} numbered={amending} />
        <TermsPanel draft={draft} />
      </form>
      <FilesPanel rfq={rfq} />
      {!amending && <SuppliersPanel rfq={rfq} />}
      {saving.isError && <FailureNote>{messageOf(i18n, saving.error, t('Failed to save the draft'))}</FailureNote>}
      <BottomEdge>
        <div className={classes.bar}>
          {amending ? (
            <Button component={LocalLink} to={`/procurement/rfq/${rfq._id}`} variant="default" size="md">
              {t('Back')}
            </Button>
          ) : (
            <>
              <Button variant="subtle" color="red" size="md" onClick={() => setDialog('delete')}>
                {t('Delete')}
              </Button>
              <span className={classes.space} />
              <Button type="submit" form={form} variant="default" size="md" disabled={saving.isPending}>
                {saving.isPending ? t('Saving...') : draft.dirty ? t('Save draft') : t('Draft saved')}
              </Button>
            </>
          )}
          <Button color="amber" size="md" onClick={openSendDialog} disabled={saving.isPending}>
            {amending ? t('Send amendment') : t('Publish')}
          </Button>
        </div>
      </BottomEdge>
      <Dialog
        opened={dialog === 'send'}
        onClose={close}
        title={amending ? t('Send amendment') : t('Publish this request?')}
      >
        {amending ? (
          <AmendForm rfq={rfq} draft={draft} onClose={close} onDone={() => leave(`/procurement/rfq/${rfq._id}`)} />
        ) : (
          <PublishForm rfq={rfq} draft={draft} onClose={close} onDone={() => leave(`/procurement/rfq/${rfq._id}`)} />
        )}
      </Dialog>
      <Dialog opened={dialog === 'delete'} onClose={close} title={t('Delete this draft?')}>
        <ActionForm
          act={{
            effect: t('Its lines and attachments will be deleted too. This cannot be undone.'),
            confirm: t('Delete'),
            tone: 'danger',
            done: t('Draft deleted'),
            failed: t('Failed to delete the draft'),
            send: () => call(deleteRfq, { params }),
          }}
          refresh="rfqs"
          onClose={close}
          onDone={() => leave('/procurement/rfq?role=buyer')}
        />
      </Dialog>
    </div>
  );
}
