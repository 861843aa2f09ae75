import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ViewRole } from '../../shell/session-rules.ts';
import classes from '../../ui/tabs/tabs.module.css';
import { useScrollToOpenTab } from '../../ui/tabs/use-scroll-to-open-tab.ts';
import { tabs, tabsOf } from './tabs.tsx';

/** Shows the tabs of a view. The tab is in the address, so that it can be bookmarked and shared, and the back button opens the previous tab. */
export function DashboardTabs({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { offered, shown } = tabsOf(tabs, view, query.get('tab'));
  const row = useScrollToOpenTab(shown?.key ?? '');
  if (!shown) return null;

  function show(key: string | null) {
    if (!key || key === shown?.key) return;
    // The home page is long and its tabs are at its end; a section begins at the top of its page.
    setQuery({ role: view, tab: key }, { preventScrollReset: query.has('tab') });
  }

  return (
    <Tabs value={shown.key} onChange={show} keepMounted={false} color="ink" classNames={classes}>
      <Tabs.List ref={row} aria-label={t('Dashboard sections')}>
        {offered.map(({ key, label, mark: Mark }) => (
          <Tabs.Tab key={key} value={key}>
            {t(label)}
            {Mark && <Mark />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offered.map(({ key, body: Body }) => (
        <Tabs.Panel key={key} value={key}>
          <Body view={view} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
