import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { MachineIcon } from '../../../shared/catalogue/listing-card/machine-icon.tsx';
import { countOf } from './counts.ts';
import type { Facets } from './load-market.ts';
import type { Kinds } from './load-rentals.ts';
import { changeSearch } from './market-search.ts';
import classes from './rental-kinds.module.css';
import type { MarketList } from './use-market-list.ts';

type RentalKindsProps = { kinds: Kinds; list: MarketList; facets: Facets | null };

/** Lists the categories on the market, each with the number of machines that choosing it would show. */
export function RentalKinds({ kinds, list: { asked, addressOfChoice }, facets }: RentalKindsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (kinds.length === 0) return <p className={classes.none}>{t('No categories available')}</p>;
  return (
    <ul className={classes.grid}>
      {kinds.map(({ name, icon, count: offered }) => {
        const count = facets ? countOf(facets.category, icon) : offered;
        return (
          <li key={icon}>
            <Link
              to={addressOfChoice(changeSearch(asked, { category: icon }), asked)}
              preventScrollReset
              className={classes.kind}
              aria-current={asked.category === icon ? 'true' : undefined}
            >
              <MachineIcon category={icon} size={32} />
              <span className={classes.name}>{t(name)}</span>
              <span className={classes.count}>
                {t('{{number}} machines', { count, number: formatNumber(count, language) })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
