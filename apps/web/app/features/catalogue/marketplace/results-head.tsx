import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { SaveSearch } from '../../../shared/alerts/save-search.tsx';
import { ChoiceLink } from '../../../ui/filters/choice-link.tsx';
import { machineCountText } from './counts.ts';
import { sortLabels } from './filter-texts.ts';
import type { Facets } from './load-market.ts';
import { MARKET_FORM_ID } from './market-form.tsx';
import { type PageRules, queryOf, type Sort } from './market-search.ts';
import classes from './results-head.module.css';
import type { MarketList } from './use-market-list.ts';

type ResultsHeadProps = {
  id: string;
  list: MarketList;
  rules: PageRules;
  facets: Facets | null;
  sorts: readonly Sort[];
};

/** Shows the number of results, their order and their layout. */
export function ResultsHead({ id, list, rules, facets, sorts }: ResultsHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { asked, waiting } = list;
  const found = facets ? machineCountText(t, facets, language) : t('Equipment');
  return (
    <div className={classes.head}>
      <h2 id={id} className={classes.count}>
        <span role="status">{waiting === 'reload' ? t('Loading...') : found}</span>
      </h2>
      <div className={classes.tools}>
        <select
          name="sort"
          form={MARKET_FORM_ID}
          aria-label={t('Sort by')}
          defaultValue={asked.sort || rules.sort}
          className={classes.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortLabels[sort])}
            </option>
          ))}
        </select>
        <SaveSearch filters={queryOf(asked, rules).filters} />
        <Layouts list={list} />
      </div>
    </div>
  );
}

function Layouts({ list: { asked, next, addressOf } }: { list: MarketList }) {
  const { t } = useTranslation();
  const layouts = [
    { view: 'grid', label: t('Grid view'), LayoutIcon: IconLayoutGrid },
    { view: 'list', label: t('List view'), LayoutIcon: IconLayoutList },
  ];
  return (
    <nav className={classes.layouts} aria-label={t('Layout')}>
      {layouts.map(({ view, label, LayoutIcon }) => (
        <ChoiceLink
          key={view}
          to={addressOf({ ...next, view })}
          replace
          className={classes.layout}
          aria-label={label}
          aria-current={(asked.view || 'grid') === view ? 'true' : undefined}
        >
          <LayoutIcon size={20} aria-hidden="true" />
        </ChoiceLink>
      ))}
    </nav>
  );
}
