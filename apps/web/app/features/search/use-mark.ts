import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ResultItem } from './result-list.tsx';

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

type Found = { isWaiting: boolean; isFresh: boolean };

/** Keeps the mark in the list: the first row until the user moves it. Enter opens the marked link, with Ctrl or Cmd in a new tab. */
export function useMark(listId: string, items: readonly ResultItem[], { isWaiting, isFresh }: Found) {
  const [chosen, setChosen] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const marked = items.find(({ key }) => key === chosen) ?? items[0];
  const markedId = marked && `${listId}-${marked.key}`;

  useEffect(() => {
    if (chosen && markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, markedId]);

  // A user who types a number and presses Enter immediately gets the first result of what was typed, not of what was found before.
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setEntered(false);
    if (isFresh && markedId) document.getElementById(markedId)?.click();
  }, [isEntered, isWaiting, isFresh, markedId]);

  function move(step: number) {
    const at = items.findIndex(({ key }) => key === marked?.key);
    setChosen(items.at((at + step) % items.length)?.key);
  }

  function pressKey(event: KeyboardEvent) {
    // Enter and the arrow keys belong to an input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) move(step);
    else if (isWaiting && !chosen && (!marked || marked.isFound)) setEntered(true);
    else if (markedId) openLink(markedId, event.ctrlKey || event.metaKey);
  }

  function resetMark() {
    setChosen(undefined);
    setEntered(false);
  }

  return { markedId, pressKey, resetMark };
}

function openLink(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
