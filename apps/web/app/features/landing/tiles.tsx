import { IconArrowRight, IconBuildingStore, IconGavel, IconTools, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './tiles.module.css';

const tiles = [
  {
    to: '/marketplace/buy',
    icon: IconBuildingStore,
    title: text('Buy'),
    line: text('New and used machines from suppliers across the Gulf'),
  },
  {
    to: '/rentals',
    icon: IconTruckDelivery,
    title: text('Rent'),
    line: text('By the hour, day or week, with dates you can rely on'),
  },
  {
    to: '/services',
    icon: IconTools,
    title: text('Services'),
    line: text('Maintenance, transport and inspection for your fleet'),
  },
  {
    to: '/auctions',
    icon: IconGavel,
    title: text('Auctions'),
    line: text('Timed auctions with clear, fair rules'),
  },
] as const;

export function Tiles() {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-label={t('What you can do here')}>
      <ul className={classes.tiles}>
        {tiles.map(({ to, icon: Icon, title, line }) => (
          <li key={to} className={classes.tile}>
            <Icon size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
            <h2 className={classes.title}>
              <LocalLink to={to} className={classes.link}>
                {t(title)}
              </LocalLink>
            </h2>
            <p className={classes.line}>{t(line)}</p>
            <IconArrowRight size={20} aria-hidden="true" className={classes.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
