import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './queue.module.css';
import { type OpenDialog, QueueDialogs } from './queue-dialogs.tsx';
import { actionForKey, findMarkedIndex } from './queue-keys.ts';
import type { QueueItem } from './queue-query.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueueActions } from './use-queue-actions.ts';

/** Shows the queue. The keys act on the marked item. After a decision the item leaves the list, and the next one takes its place and the focus. */
export function QueueList({ items, now }: { items: readonly QueueItem[]; now: string }) {
  const { t } = useTranslation();
  const [mark, setMark] = useState<{ id: string | undefined; place: number }>({ id: undefined, place: 0 });
  const [dialog, setDialog] = useState<OpenDialog>();
  const actions = useQueueActions((what, item) => setDialog({ what, item }));
  const link = useRef<HTMLAnchorElement>(null);
  const place = findMarkedIndex(
    items.map(({ _id }) => _id),
    mark.id,
    mark.place,
  );
  const marked = items[place];

  // On arrival, and when the focused item has left the list, the marked item takes the focus, unless the user has moved the focus elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item that is marked is what this is about
  useEffect(() => {
    const isUnfocused = document.activeElement === null || document.activeElement === document.body;
    if (isUnfocused && !dialog) link.current?.focus();
  }, [marked?._id, dialog]);

  function handleKey(event: KeyboardEvent) {
    const action = actionForKey(event);
    if (!action || !marked) return;
    event.preventDefault();
    if (action === 'help') return setDialog({ what: 'help' });
    if (action === 'next' || action === 'previous') return move(action === 'next' ? place + 1 : place - 1);
    if (!actions.busy) actions[action](marked);
  }

  function move(to: number) {
    const item = items[to];
    if (!item) return;
    setMark({ id: item._id, place: to });
    // The ref points to the link of the newly marked row only after the next render.
    requestAnimationFrame(() => link.current?.focus());
  }

  return (
    <>
      <ul className={classes.list} aria-label={t('Work queue')} onKeyDown={handleKey}>
        {items.map((item, at) => (
          <QueueRow
            key={`${item.kind} ${item._id}`}
            item={item}
            marked={at === place}
            link={at === place ? link : undefined}
            onMark={() => setMark({ id: item._id, place: at })}
            onStep={() => actions.step(item)}
            onClaim={() => actions.claim(item)}
          />
        ))}
      </ul>
      <QueueDialogs dialog={dialog} now={now} onClose={() => setDialog(undefined)} />
    </>
  );
}
