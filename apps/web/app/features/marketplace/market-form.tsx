import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useFollowAddress } from '../../lib/follow-address.ts';
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
  const { asked, addressOf } = list;
  const here = addressOf(asked);
  const goingTo = useRef(here);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') goingTo.current = here;
  }, [here, state]);
  useFollowAddress(form, {
    ...asked,
    type: asked.type || rules.type,
    sort: asked.sort || rules.sort,
    verified: String(isVerifiedOnly(asked, rules)),
  });
  useSendOnChange(form);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const read = readSearch({
      getAll: (name) => (given.has(name) ? given.getAll(name).map(String) : [asked[name as keyof typeof asked]]),
    });
    const to = addressOf(settled(changed(read, {}), asked));
    // A number and the Enter key behind it send the form twice.
    if (to === goingTo.current) return;
    goingTo.current = to;
    void navigate(to, { preventScrollReset: true });
  }

  return (
    <form ref={form} id={FORM} method="get" className={className} onSubmit={look} onFocus={() => void marketCalls()}>
      {carry.map((name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />)}
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
