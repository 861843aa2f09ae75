import { useTranslation } from 'react-i18next';
import { marketStatistics } from '../../lib/content.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { type ChangedNumbers, currentNumbers } from '../../shared/directory/marketing-numbers.ts';
import { ClosingBand } from '../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../ui/page/feature-grid.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { StatisticsStrip } from '../../ui/page/statistics-strip.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';
import { features } from './landing-content.ts';
import { SiteData } from './site-data.tsx';
import { Tiles } from './tiles.tsx';

export function LandingScreen({ changedNumbers }: { changedNumbers: ChangedNumbers | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={t('Construction Equipment Marketplace')}
        description={t(
          'Buy, rent and auction excavators, cranes, loaders and trucks in the Gulf, or send one request to many suppliers.',
        )}
      />
      <SiteData />
      <Hero />
      <Tiles />
      <CategoryGrid />
      <FeatureGrid title={t('Decide with the right information')} features={features} />
      {changedNumbers && (
        <StatisticsStrip
          title={t('Rigsouq in figures')}
          figures={currentNumbers(marketStatistics, changedNumbers, language)}
        />
      )}
      <ClosingBand
        title={t('An idle machine costs money')}
        line={t('Sell it, rent it out or auction it. Or find the one your next project needs.')}
        first={{ to: '/vendoronboarding', label: t('Create an account') }}
        second={{ to: '/auction/consign', label: t('Consign to an auction') }}
      />
    </>
  );
}
