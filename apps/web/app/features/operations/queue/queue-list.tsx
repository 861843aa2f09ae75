import { claimItem, releaseItem } from '@rigsouq/contract/operations/desk-queue';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { SidePanel } from '../list/side-panel.tsx';
import { useChosen } from '../list/use-chosen.ts';
import { useOpenItem } from '../list/use-open-item.ts';
import classes from './queue.module.css';
import { type OpenDialog, QueueDialogs } from './queue-dialogs.tsx';
import { QueueItemPanel } from './queue-item-panel.tsx';
import { actionForKey, findMarkedIndex } from './queue-keys.ts';
import type { QueueItem } from './queue-query.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueueActions } from './use-queue-actions.ts';

/**
 * Shows the queue, and beside it what the marked item is about. The keys act on the marked item. After a decision the item leaves the list, and the
 * next one takes its place and the focus.
 */
export function QueueList({ items, now }: { items: readonly QueueItem[]; now: string }) {
  const { t } = useTranslation();
  const { openId, pathOf, closePath } = useOpenItem();
  const [mark, setMark] = useState<{ id: string | undefined; place: number }>({ id: openId, place: 0 });
  const [dialog, setDialog] = useState<OpenDialog>();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const bulk = [
    { label: t('Assign to me'), send: ({ kind, _id: id }: QueueItem) => call(claimItem, { params: { kind, id } }) },
    { label: t('Release'), send: ({ kind, _id: id }: QueueItem) => call(releaseItem, { params: { kind, id } }) },
  ];
  const actions = useQueueActions((what, item) => setDialog({ what, item }));
  const link = useRef<HTMLAnchorElement>(null);
  const place = findMarkedIndex(
    items.map(({ _id }) => _id),
    mark.id,
    mark.place,
  );
  const marked = items[place];
  const openItem = items.find(({ _id }) => _id === openId);
  const shown = openItem ?? marked;
  const chosen = useChosen(items);

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
    if (action === 'choose') return chosen.toggle(marked._id);
    if (action === 'next' || action === 'previous') return move(action === 'next' ? place + 1 : place - 1);
    if (!actions.busy) actions[action](marked);
  }

  function move(to: number) {
    const item = items[to];
    if (!item) return;
    setMark({ id: item._id, place: to });
    if (openItem) void navigate(localPath(pathOf(item._id)), { replace: true, preventScrollReset: true });
    // The ref points to the link of the newly marked row only after the next render.
    requestAnimationFrame(() => link.current?.focus());
  }

  return (
    <div className={classes.split} data-open={openItem ? true : undefined}>
      <div className={classes.side}>
        {chosen.rows.length > 0 && <BulkBar acts={bulk} rows={chosen.rows} onDone={() => chosen.set([])} />}
        <ul className={classes.list} aria-label={t('Work queue')} onKeyDown={handleKey}>
          {items.map((item, at) => (
            <QueueRow
              key={`${item.kind} ${item._id}`}
              item={item}
              to={pathOf(item._id)}
              marked={at === place}
              link={at === place ? link : undefined}
              chosen={chosen.has(item._id)}
              onMark={() => setMark({ id: item._id, place: at })}
              onChoose={() => chosen.toggle(item._id)}
              onStep={() => actions.step(item)}
              onClaim={() => actions.claim(item)}
            />
          ))}
        </ul>
      </div>
      {shown && (
        <SidePanel key={shown._id} {...(openItem && { closePath })}>
          <QueueItemPanel item={shown} />
        </SidePanel>
      )}
      <QueueDialogs dialog={dialog} now={now} onClose={() => setDialog(undefined)} />
    </div>
  );
}
