import { saveRfq } from '@rigsouq/contract/rfqs/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import frame from '../../../shared/deals/deal-page.module.css';
import { AboutPanel } from '../../../shared/rfqs/about-panel.tsx';
import { LinesPanel } from '../../../shared/rfqs/lines/lines-panel.tsx';
import { StateBadge } from '../../../shared/rfqs/rfq-badge.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import { bodyOf } from './draft-values.ts';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { DeleteDialog, SendDialog } from './editor-dialogs.tsx';
import { FilesPanel } from './files-panel.tsx';
import { SuppliersPanel } from './suppliers-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useDraft } from './use-draft.ts';

export function Editor({ rfq }: { rfq: BuyersRfq }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const draft = useDraft(rfq);
  const { amending } = draft;
  const [dialog, setDialog] = useState<'send' | 'delete'>();
  const form = useId();
  const saving = useMutation({
    mutationFn: () => call(saveRfq, { params: { id: rfq._id }, body: bodyOf(draft.values, t, { renumbered: true }) }),
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
      () => toast({ message: t(saveRfq.message), tone: 'good' }),
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

  return (
    <div className={classes.editor}>
      <EditorHead rfq={rfq} amending={amending} />
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
      <EditorBar
        rfq={rfq}
        form={form}
        draft={draft}
        saving={saving.isPending}
        onDelete={() => setDialog('delete')}
        onSend={openSendDialog}
      />
      <SendDialog rfq={rfq} draft={draft} opened={dialog === 'send'} onClose={close} />
      <DeleteDialog rfq={rfq} opened={dialog === 'delete'} onClose={close} />
    </div>
  );
}

function EditorHead({ rfq, amending }: { rfq: BuyersRfq; amending: boolean }) {
  const { t } = useTranslation();
  return (
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
  );
}
