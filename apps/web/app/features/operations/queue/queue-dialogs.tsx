import { useTranslation } from 'react-i18next';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ApproveBidderForm } from '../auctions/approve-bidder-form.tsx';
import { ApproveLotForm } from '../auctions/approve-lot-form.tsx';
import { PlanForm } from '../companies/plan-form.tsx';
import classes from './queue.module.css';
import { type KindDefinition, queueKindDefinitions } from './queue-kinds.ts';
import type { QueueItem } from './queue-query.ts';

export type OpenDialog = { what: 'step' | 'refuse'; item: QueueItem } | { what: 'help' };

/** Shows the dialog that a key opens before its action. */
export function QueueDialogs({
  dialog,
  now,
  onClose,
}: {
  dialog: OpenDialog | undefined;
  now: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const confirm = dialog?.what === 'step' ? queueKindDefinitions[dialog.item.kind].confirm : undefined;
  const title =
    dialog === undefined || dialog.what === 'help'
      ? t('Keyboard shortcuts')
      : dialog.what === 'refuse'
        ? t('Reject {{name}}?', { name: dialog.item.title })
        : confirm
          ? t(confirm.question, { name: dialog.item.title })
          : dialog.item.kind === 'lot'
            ? t('Schedule "{{title}}"', { title: dialog.item.title })
            : dialog.item.kind === 'plan'
              ? t('Plan of {{name}}', { name: dialog.item.title })
              : t('Raise the bidding limit for {{name}}', { name: dialog.item.title });
  return (
    <Dialog opened={dialog !== undefined} onClose={onClose} title={title}>
      {dialog?.what === 'help' && <KeyList />}
      {dialog?.what === 'refuse' && <RefuseForm item={dialog.item} onClose={onClose} />}
      {dialog?.what === 'step' && <StepForm item={dialog.item} now={now} onClose={onClose} />}
    </Dialog>
  );
}

type DialogProps = { item: QueueItem; onClose: () => void };

function StepForm({ item, now, onClose }: DialogProps & { now: string }) {
  const { confirm } = queueKindDefinitions[item.kind];
  if (confirm) return <ConfirmForm item={item} confirm={confirm} onClose={onClose} />;
  if (item.lot) return <ApproveLotForm lot={{ _id: item._id, ...item.lot }} now={now} onDone={onClose} />;
  if (item.kind === 'plan') return <PlanForm companyId={item._id} onDone={onClose} />;
  return <ApproveBidderForm registration={item} onDone={onClose} />;
}

type ConfirmFormProps = DialogProps & { confirm: NonNullable<KindDefinition['confirm']> };

function ConfirmForm({ item, confirm, onClose }: ConfirmFormProps) {
  const { t } = useTranslation();
  return (
    <ActionForm
      refresh="admin"
      onClose={onClose}
      act={{
        effect: t(confirm.effect),
        ...(confirm.note && {
          note: t(confirm.note),
          noteNeeded: t('Give a reason of at least 3 characters'),
          noteMax: 1_000,
        }),
        confirm: t('Approve'),
        tone: 'main',
        done: t(confirm.done),
        failed: t('Failed to save the decision'),
        send: (note) => confirm.call(item._id, note),
      }}
    />
  );
}

function RefuseForm({ item, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { refuse } = queueKindDefinitions[item.kind];
  if (!refuse) return null;
  return (
    <ActionForm
      refresh="admin"
      onClose={onClose}
      act={{
        effect: t(refuse.effect),
        note: t('Reason'),
        noteNeeded: t('Give a reason of at least 3 characters'),
        noteMax: 1_000,
        confirm: t('Reject'),
        tone: 'danger',
        done: t(refuse.done),
        failed: t('Failed to save the decision'),
        send: (reason) => refuse.call(item._id, reason),
      }}
    />
  );
}

function KeyList() {
  const { t } = useTranslation();
  const rows: [string, string][] = [
    ['J ↓', t('Next item')],
    ['K ↑', t('Previous item')],
    ['Enter', t('Open')],
    ['A', t('Approve or take the next step')],
    ['R', t('Reject with a reason')],
    ['C', t('Assign to me, or release')],
    ['X', t('Select, or deselect')],
    ['?', t('Show shortcuts')],
  ];
  return (
    <dl className={classes.keys}>
      {rows.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
