import { useTranslation } from 'react-i18next';
import { Benefits, JoinSteps, OfferClosing, Questions } from '../../../ui/page/offer-sections.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { gains, needs, questions, stages } from './buyer-offer.ts';
import { NetworkRequest } from './network-request.tsx';

const onboardingPath = '/vendoronboarding?role=buyer';

export function JoinBuyerNetworkScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('Join the Buyer Network')}
        description={t(
          'Tell suppliers across the Gulf what your projects need, compare their quotes and book in one place.',
        )}
      />
      <PictureHero
        title={t('Join the Buyer Network')}
        lead={t('Tell suppliers across the Gulf what your projects need. They reply with machines, dates and prices.')}
        action={{ to: onboardingPath, label: t('Create a buyer account') }}
        assurance={t('Applications are reviewed within 24-48 hours.')}
        picture={{
          name: 'offer-buyer',
          alt: t('Illustration of a yellow mobile crane on a desert construction site'),
        }}
      />
      <Benefits title={t('What the network does for you')} gains={gains} />
      <JoinSteps title={t('How to join')} stages={stages} needs={{ title: t('What you’ll need'), items: needs }} />
      <NetworkRequest />
      <Questions questions={questions} />
      <OfferClosing
        title={t('Your next machine is one request away')}
        line={t('Create an account, post what you need and let suppliers come to you.')}
        to={onboardingPath}
        label={t('Create a buyer account')}
      />
    </>
  );
}
