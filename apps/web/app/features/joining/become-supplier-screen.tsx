import { useTranslation } from 'react-i18next';
import { Benefits, JoinSteps, OfferClosing, Questions } from '../../shell/offer-sections.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PictureHero } from '../../shell/picture-hero.tsx';
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
        lead={t(
          'Sell them, rent them out or send them to an auction. One account, one dashboard, in Arabic and English.',
        )}
        action={{ to: onboardingPath, label: t('Apply as a supplier') }}
        assurance={t('Your account works as soon as you have applied.')}
        picture={{
          name: 'offer-supplier',
          alt: t('Rendered illustration of a yellow wheel loader on a desert construction site'),
        }}
      />
      <Benefits title={t('What you get')} gains={gains} />
      <JoinSteps
        title={t('From application to Verified')}
        stages={stages}
        needs={{ title: t('Have these at hand'), items: needs }}
      />
      <Questions questions={questions} />
      <OfferClosing
        title={t('Ready when you are')}
        line={t('What you enter is kept while you look for a number in the files.')}
        to={onboardingPath}
        label={t('Start your application')}
      />
    </>
  );
}
