import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './tabs.module.css';
import { useScrollToOpenTab } from './use-scroll-to-open-tab.ts';

export type Tab = { id: string; label: string; content: () => ReactNode };

type AddressTabsProps = {
  title: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The name of the query parameter. `kept` lists the parameters that a link keeps. */
  name?: string;
  kept?: readonly string[];
};

/** Tabs whose selection is in the address. Each tab is a link, so that it can be shared and works without JavaScript. */
export function AddressTabs({ title, tabs, name = 'tab', kept = [] }: AddressTabsProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const open = tabs.find((tab) => tab.id === query.get(name)) ?? tabs[0];
  const row = useScrollToOpenTab(open.id);
  const others = [...query].filter(([key]) => kept.includes(key));
  const addressOf = (tab: Tab) => {
    const next = new URLSearchParams(tab === tabs[0] ? others : [...others, [name, tab.id]]).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return (
    <>
      <div ref={row} role="tablist" aria-label={title} className={classes.list} onKeyDown={step}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            role="tab"
            id={`${id}${tab.id}`}
            to={addressOf(tab)}
            replace
            preventScrollReset
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={classes.tab}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open.id}`} className={classes.panel}>
        {open.content()}
      </div>
    </>
  );
}

/** Moves along the tabs in reading direction with the arrow keys, and opens the focused tab. */
function step(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1, ' ': at }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  const tab = tabs[(next + tabs.length) % tabs.length];
  tab?.focus();
  tab?.click();
}
