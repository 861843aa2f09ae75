import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './queue.module.css';
import { type Asking, QueueDialogs } from './queue-dialogs.tsx';
import { actOf, placeIn } from './queue-keys.ts';
import type { QueueItem } from './queue-query.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueueActs } from './use-queue-acts.ts';

/** One item is marked, and the keys are about it. What was decided leaves the list, and the next takes its place and the focus. */
export function QueueList({ items, now }: { items: readonly QueueItem[]; now: string }) {
  const { t } = useTranslation();
  const [mark, setMark] = useState<{ id: string | undefined; place: number }>({ id: undefined, place: 0 });
  const [asking, setAsking] = useState<Asking>();
  const acts = useQueueActs((what, item) => setAsking({ what, item }));
  const link = useRef<HTMLAnchorElement>(null);
  const place = placeIn(
    items.map(({ _id }) => _id),
    mark.id,
    mark.place,
  );
  const marked = items[place];

  // On arrival, and when the item that had the focus has left: the focus goes with the mark, unless it is elsewhere by will.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item that is marked is what this is about
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere && !asking) link.current?.focus();
  }, [marked?._id, asking]);

  function press(event: KeyboardEvent) {
    const act = actOf(event);
    if (!act || !marked) return;
    event.preventDefault();
    if (act === 'help') return setAsking({ what: 'help' });
    if (act === 'next' || act === 'previous') return move(act === 'next' ? place + 1 : place - 1);
    if (!acts.busy) acts[act](marked);
  }

  function move(to: number) {
    const item = items[to];
    if (!item) return;
    setMark({ id: item._id, place: to });
    // The link of the row is the marked one only after the next drawing.
    requestAnimationFrame(() => link.current?.focus());
  }

  return (
    <>
      <ul className={classes.list} aria-label={t('What waits')} onKeyDown={press}>
        {items.map((item, at) => (
          <QueueRow
            key={`${item.kind} ${item._id}`}
            item={item}
            marked={at === place}
            link={at === place ? link : undefined}
            onMark={() => setMark({ id: item._id, place: at })}
            onStep={() => acts.step(item)}
            onClaim={() => acts.claim(item)}
          />
        ))}
      </ul>
      <QueueDialogs asking={asking} now={now} onClose={() => setAsking(undefined)} />
    </>
  );
}
