import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shell/search-box.tsx';
import { WideHero } from '../../ui/page/wide-hero.tsx';
import classes from './hero.module.css';

export function Hero() {
  const { t } = useTranslation();
  return (
    <WideHero
      title={t('Construction Equipment Marketplace')}
      lead={t('Buy, rent and auction heavy equipment across the Gulf, with the details you need to decide.')}
      search={<SearchBox className={classes.search} />}
      first={{ to: '/marketplace', label: t('Browse Equipment') }}
      second={{ to: '/marketplace/sell', label: t('Start Selling') }}
      picture={{
        name: 'hero',
        alt: t('Illustration of a construction site with an excavator, a dump truck and cranes'),
        width: 1400,
        height: 900,
      }}
    />
  );
}
