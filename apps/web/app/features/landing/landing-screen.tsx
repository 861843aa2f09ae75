import { useTranslation } from 'react-i18next';
import { PageHead } from '../../shell/page-head.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { Closing } from './closing.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Tiles } from './tiles.tsx';

export function LandingScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('Construction Equipment Marketplace')}
        description={t(
          'Buy, rent and auction excavators, cranes, loaders and trucks in the Gulf, or send one request to many suppliers.',
        )}
      />
      <Hero />
      <Tiles />
      <CategoryGrid />
      <FeatureGrid />
      <Figures />
      <Closing />
    </>
  );
}
