import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { MachineIcon } from '../../../shared/catalogue/listing-card/machine-icon.tsx';
import type { Kinds } from './load-rentals.ts';
import { changeSearch } from './market-search.ts';
import classes from './rental-kinds.module.css';
import type { MarketList } from './use-market-list.ts';

/** Lists the categories on the market with their counts. */
export function RentalKinds({ kinds, list: { asked, addressOfChoice } }: { kinds: Kinds; list: MarketList }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (kinds.length === 0) return <p className={classes.none}>{t('No categories available')}</p>;
  return (
    <ul className={classes.grid}>
      {kinds.map(({ name, icon, count }) => (
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
      ))}
    </ul>
  );
}
