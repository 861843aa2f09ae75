import { useTranslation } from 'react-i18next';
import { lazySection } from '../../lib/lazy/lazy-section.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Hero } from './hero.tsx';
import type { Home } from './load-home.ts';
import { SiteData } from './site-data.tsx';
import { stylesBelowTheTiles } from './styles-below-the-tiles.ts';
import { Tiles } from './tiles.tsx';

const BelowTheTiles = lazySection(
  'below-the-tiles',
  () => import('./below-the-tiles.tsx').then(({ BelowTheTiles }) => BelowTheTiles),
  stylesBelowTheTiles,
);

export function LandingScreen({ home }: { home: Home | null }) {
  const { t } = useTranslation();
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
      <BelowTheTiles home={home} />
    </>
  );
}
