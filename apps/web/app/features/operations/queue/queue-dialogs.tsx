import { useTranslation } from 'react-i18next';
import { ActForm } from '../../../shell/deal/act-form.tsx';
import { Dialog } from '../../../shell/dialog.tsx';
import { ApproveBidderForm } from '../auctions/approve-bidder-form.tsx';
import { ApproveLotForm } from '../auctions/approve-lot-form.tsx';
import classes from './queue.module.css';
import { kinds } from './queue-kinds.ts';
import type { QueueItem } from './queue-query.ts';

export type Asking = { what: 'step' | 'refuse'; item: QueueItem } | { what: 'help' };

/** What a key asks before it acts. */
export function QueueDialogs({
  asking,
  now,
  onClose,
}: {
  asking: Asking | undefined;
  now: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const title =
    asking === undefined || asking.what === 'help'
      ? t('Keys of the queue')
      : asking.what === 'refuse'
        ? t('Refuse {{name}}?', { name: asking.item.title })
        : asking.item.kind === 'lot'
          ? t('Put "{{title}}" on the calendar', { title: asking.item.title })
          : t('Raise the limit of {{name}}', { name: asking.item.title });
  return (
    <Dialog opened={asking !== undefined} onClose={onClose} title={title}>
      {asking?.what === 'help' && <Keys />}
      {asking?.what === 'refuse' && <Refuse item={asking.item} onClose={onClose} />}
      {asking?.what === 'step' && <Step item={asking.item} now={now} onClose={onClose} />}
    </Dialog>
  );
}

type Asked = { item: QueueItem; onClose: () => void };

function Step({ item, now, onClose }: Asked & { now: string }) {
  if (item.lot) return <ApproveLotForm lot={{ _id: item._id, ...item.lot }} now={now} onDone={onClose} />;
  return <ApproveBidderForm registration={item} onDone={onClose} />;
}

function Refuse({ item, onClose }: Asked) {
  const { t } = useTranslation();
  const { refuse } = kinds[item.kind];
  if (!refuse) return null;
  return (
    <ActForm
      refresh="admin"
      onClose={onClose}
      act={{
        effect: t(refuse.effect),
        note: t('Reason'),
        noteNeeded: t('Say why, in at least 3 characters'),
        noteMax: 1_000,
        confirm: t('Refuse'),
        tone: 'danger',
        done: t(refuse.done),
        failed: t('Failed to save the decision'),
        send: (reason) => refuse.call(item._id, reason),
      }}
    />
  );
}

function Keys() {
  const { t } = useTranslation();
  const rows: [string, string][] = [
    ['J ↓', t('Next item')],
    ['K ↑', t('Item before')],
    ['Enter', t('Open')],
    ['A', t('Approve, or the next step')],
    ['R', t('Refuse, with a reason')],
    ['C', t('Take it, or give it back')],
    ['?', t('These keys')],
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
