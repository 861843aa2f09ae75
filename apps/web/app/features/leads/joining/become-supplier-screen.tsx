import { useTranslation } from 'react-i18next';
import { Benefits, JoinSteps, OfferClosing, Questions } from '../../../ui/page/offer-sections.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { gains, needs, questions, stages } from './supplier-offer.ts';

const onboardingPath = '/vendoronboarding?role=supplier';

export function BecomeSupplierScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('Become a supplier')}
        description={t(
          'Sell, rent out and auction construction machines to buyers across the Gulf. How to join, and how verification works.',
        )}
      />
      <PictureHero
        title={t('Put your machines in front of buyers across the Gulf')}
        lead={t('Sell, rent out or auction your machines with one account and one dashboard, in Arabic and English.')}
        action={{ to: onboardingPath, label: t('Apply as a supplier') }}
        assurance={t('You can use your account as soon as you apply.')}
        picture={{
          name: 'offer-supplier',
          alt: t('Illustration of a yellow wheel loader on a desert construction site'),
        }}
      />
      <Benefits title={t('What you get')} gains={gains} />
      <JoinSteps
        title={t('From application to Verified')}
        stages={stages}
        needs={{ title: t('What you’ll need'), items: needs }}
      />
      <Questions questions={questions} />
      <OfferClosing
        title={t('Ready when you are')}
        line={t('We save what you enter, so you can stop and look something up.')}
        to={onboardingPath}
        label={t('Start your application')}
      />
    </>
  );
}
