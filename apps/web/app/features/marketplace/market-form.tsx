import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useFollow } from '../../lib/follow-address.ts';
import { marketCalls } from './load-market.ts';
import { changed, isVerifiedOnly, type PageRules, readSearch, settled } from './market-search.ts';
import type { MarketList } from './use-market-list.ts';

export const FORM = 'market-search';
export const PANEL = 'market-filters';
const SLIDER_PAUSE_MS = 350;

type MarketFormProps = {
  list: MarketList;
  rules: PageRules;
  /** What the address says and no field of the form does. */
  carry?: readonly ('type' | 'view' | 'supplier')[];
  className?: string | undefined;
  children?: ReactNode;
};

/** A plain form: without a script its button sends it, with one every choice does. */
export function MarketForm({
  list,
  rules,
  carry = ['type', 'view', 'supplier'],
  className,
  children,
}: MarketFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { next, addressOf } = list;
  // At once, not on arrival: Enter sends the form twice, and the second time it must say what the first has settled.
  useFollow(form, {
    ...next,
    type: next.type || rules.type,
    sort: next.sort || rules.sort,
    verified: String(isVerifiedOnly(next, rules)),
  });
  useSendOnChange(form);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const read = readSearch({
      getAll: (name) => (given.has(name) ? given.getAll(name).map(String) : [next[name as keyof typeof next]]),
    });
    const to = addressOf(settled(changed(read, {}), next));
    // A number and the Enter key behind it send the form twice.
    if (to === addressOf(next)) return;
    // Drawn at once, so that the next choice knows of this one.
    void navigate(to, { preventScrollReset: true, flushSync: true });
  }

  return (
    <form ref={form} id={FORM} method="get" className={className} onSubmit={look} onFocus={() => void marketCalls()}>
      {carry.map((name) => next[name] && <input key={name} type="hidden" name={name} value={next[name]} />)}
      {children}
    </form>
  );
}

/** The browser's own 'change' comes when a choice is made: at once for a list, on leaving for a text, on letting go of a slider. */
function useSendOnChange(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const current = form.current;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const send = (event: Event) => {
      clearTimeout(pause);
      const isSlider = (event.target as HTMLInputElement).type === 'range';
      // An arrow key moves a slider step by step, and only where it stops is meant.
      if (isSlider) pause = setTimeout(() => current?.requestSubmit(), SLIDER_PAUSE_MS);
      else current?.requestSubmit();
    };
    current?.addEventListener('change', send);
    return () => {
      clearTimeout(pause);
      current?.removeEventListener('change', send);
    };
  }, [form]);
}
