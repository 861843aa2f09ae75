import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSyncForm } from '../../../lib/sync-form.ts';
import { importCatalogueContract } from './load-market.ts';
import { changeSearch, isVerifiedOnly, type PageRules, readSearch, resolvePriceFilters } from './market-search.ts';
import type { MarketList } from './use-market-list.ts';

export const MARKET_FORM_ID = 'market-search';
export const FILTER_PANEL_ID = 'market-filters';
const SLIDER_PAUSE_MS = 350;

type MarketFormProps = {
  list: MarketList;
  rules: PageRules;
  /** The values of the address that have no field in the form. */
  carry?: readonly ('type' | 'view' | 'supplier')[];
  className?: string | undefined;
  children?: ReactNode;
};

/** Renders a plain form: without JavaScript its button submits it, with JavaScript every change does. */
export function MarketForm({
  list,
  rules,
  carry = ['type', 'view', 'supplier'],
  className,
  children,
}: MarketFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { next, addressOf, addressOfChoice } = list;
  // The form follows the pending navigation, not only the finished one: Enter submits twice, and the second submit must contain the values that the
  // first one settled.
  useSyncForm(form, {
    ...next,
    type: next.type || rules.type,
    sort: next.sort || rules.sort,
    verified: String(isVerifiedOnly(next, rules)),
  });
  useSubmitOnChange(form);

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const read = readSearch({
      getAll: (name) => (formData.has(name) ? formData.getAll(name).map(String) : [next[name as keyof typeof next]]),
    });
    const to = addressOfChoice(resolvePriceFilters(changeSearch(read, {}), next), next);
    // Typing a number and pressing Enter fires both 'change' and 'submit', which would navigate twice.
    if (to === addressOf(next)) return;
    // The navigation state renders synchronously, so that the next choice builds on this one.
    void navigate(to, { preventScrollReset: true, flushSync: true });
  }

  return (
    <form
      ref={form}
      id={MARKET_FORM_ID}
      method="get"
      className={className}
      onSubmit={submitSearch}
      onFocus={() => void importCatalogueContract()}
    >
      {carry.map((name) => next[name] && <input key={name} type="hidden" name={name} value={next[name]} />)}
      {children}
    </form>
  );
}

/** Submits the form on the native 'change' event: immediately for a select, on blur for a text field, on release for a slider. */
function useSubmitOnChange(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const current = form.current;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const send = (event: Event) => {
      clearTimeout(pause);
      const isSlider = (event.target as HTMLInputElement).type === 'range';
      // An arrow key moves a slider step by step, so only the last position is submitted.
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
