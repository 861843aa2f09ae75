import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../../ui/page/feature-grid.tsx';
import { JoinSteps } from '../../../ui/page/offer-sections.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { procurementFeatures, procurementNeeds, procurementStages } from './procurement-content.ts';

const trial = '/start-free-trial';
const demo = '/request-demo';

/** Introduces e-procurement. It is also served at /e-procurement (R4). */
export function ProcurementScreen() {
  const { t } = useTranslation();
  // The form for the trial creates a request of a visitor. A member starts the trial on the own pages, where the plan is shown.
  const signedIn = isSignedIn(useSession());
  const lead = t(
    'Request quotes from many suppliers at once, compare them side by side and place the order, all in one place.',
  );
  const action = signedIn
    ? { to: '/procurement/rfq', label: t('Go to your requests') }
    : { to: trial, label: t('Start Free Trial') };
  return (
    <>
      <PageHead title={t('E-Procurement')} description={lead} canonical="/procurement" />
      <PictureHero
        title={t('E-Procurement for construction equipment')}
        lead={lead}
        action={action}
        second={{ to: demo, label: t('Request Demo') }}
        assurance={!signedIn && t('30-day free trial, no credit card.')}
        picture={{
          name: 'procurement',
          alt: t('Illustration of a red mobile crane on a desert construction site'),
        }}
      />
      <FeatureGrid title={t('What it does')} features={procurementFeatures} />
      <JoinSteps
        title={t('How purchasing works')}
        stages={procurementStages}
        needs={{ title: t('What you get'), items: procurementNeeds }}
      />
      <ClosingBand
        title={t('Try it with your own request')}
        line={
          signedIn
            ? t('Send your first request, or book a 45-minute virtual demo.')
            : t('Try it for 30 days, or book a 45-minute virtual demo.')
        }
        first={action}
        second={{ to: demo, label: t('Request Demo') }}
      />
    </>
  );
}
