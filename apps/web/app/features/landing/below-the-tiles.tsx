import { useTranslation } from 'react-i18next';
import { marketStatistics } from '../../lib/content.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { currentNumbers } from '../../shared/directory/marketing-numbers.ts';
import { ClosingBand } from '../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../ui/page/feature-grid.tsx';
import { StatisticsStrip } from '../../ui/page/statistics-strip.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { features } from './features.ts';
import { HomeLists } from './home-lists.tsx';
import type { Home } from './load-home.ts';

/** The landing page from the second screen on. */
export function BelowTheTiles({ home }: { home: Home | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {home && <HomeLists {...home.market} />}
      <CategoryGrid />
      <FeatureGrid title={t('Decide with the right information')} features={features} />
      {home?.numbers && (
        <StatisticsStrip
          title={t('Rigsouq in figures')}
          figures={currentNumbers(marketStatistics, home.numbers, language)}
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
