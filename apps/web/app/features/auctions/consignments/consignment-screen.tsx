import { Button } from '@mantine/core';
import { withdrawConsignment } from '@rigsouq/contract/auctions/consignments';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { MachineIcon } from '../../../shared/catalogue/listing-card/machine-icon.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { DealReviews } from '../../../shared/trust/deal-reviews/deal-reviews.tsx';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { AuctionFacts, MachineFacts } from './consignment-facts.tsx';
import { type Consignment, consignmentQuery } from './consignment-query.ts';
import { ConsignmentStatus } from './consignment-status.tsx';
import classes from './consignments.module.css';
import { ContactPanel } from './contact-panel.tsx';
import { LotHead } from './lot-head.tsx';
import { SettlementHistory, SettlementPanel } from './settlement-panel.tsx';

/** Shows a machine that the account has consigned to an auction, with details that only its seller sees (AU-069). */
export function ConsignmentScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Consignment')}
      query={consignmentQuery(id)}
      missing={t('Consignment not found')}
      failed={t('Failed to fetch the consignment')}
      back="role=supplier&tab=auctions"
      main={(consignment) => (
        <>
          <Head consignment={consignment} />
          <ConsignmentStatus consignment={consignment} />
          <ConsignmentActions consignment={consignment} />
          {consignment.settlement && <SettlementPanel settlement={consignment.settlement} side="seller" />}
          {consignment.settlement && (
            <DealReviews
              kind="settlement"
              id={consignment.settlement._id}
              other={consignment.buyer?.companyName ?? ''}
              completed={consignment.settlement.state === 'released' && consignment.buyer !== null}
            />
          )}
          {consignment.buyer && <ContactPanel title={t('The buyer')} contact={consignment.buyer} />}
          <AuctionFacts consignment={consignment} />
          <MachineFacts consignment={consignment} />
        </>
      )}
      aside={(consignment) => (
        <div className={classes.side}>
          <Gallery
            images={consignment.images}
            title={consignment.title}
            placeholder={<MachineIcon category={consignment.category} size={140} />}
          />
          {consignment.settlement && consignment.settlement.history.length > 0 && (
            <SettlementHistory settlement={consignment.settlement} />
          )}
        </div>
      )}
    />
  );
}

/** A lot is visible to everyone once it is scheduled. */
const isPublic = ({ startDate, status }: Consignment) => startDate !== null && status !== 'Rejected';

function Head({ consignment }: { consignment: Consignment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, title, image, images, status, outcome, startDate, type, createdAt, country } = consignment;
  return (
    <LotHead
      kind={t('Consignment')}
      title={title}
      image={image ?? images[0]?.card ?? null}
      state={{ status, outcome, scheduled: startDate !== null }}
      to={isPublic(consignment) ? `/auction/bid/${_id}` : undefined}
    >
      {t('Submitted {{when}}', { when: formatPlaceTime(createdAt, language, country) })}
      {' · '}
      {t(auctionTypeTexts[type])}
    </LotHead>
  );
}

function ConsignmentActions({ consignment }: { consignment: Consignment }) {
  const { t } = useTranslation();
  const { _id: id, title, status, outcome, can } = consignment;
  return (
    <div className={classes.acts}>
      {isPublic(consignment) && (
        <Button component={LocalLink} to={`/auction/bid/${id}`} variant="default" size="md">
          {t('Open the auction')}
        </Button>
      )}
      {status === 'ended' && outcome !== null && (
        <Button component={LocalLink} to={`/auction/results/${id}`} variant="default" size="md">
          {t('View Results')}
        </Button>
      )}
      <DealActions
        can={can}
        refresh="auctions"
        acts={[
          {
            key: 'withdraw',
            label: t('Withdraw'),
            title: t('Withdraw "{{title}}"?', { title: `\u2068${title}\u2069` }),
            effect: t('The machine won’t be auctioned. This cannot be undone, but you can consign it again.'),
            confirm: t('Withdraw'),
            tone: 'danger',
            done: t(withdrawConsignment.message),
            failed: t('Failed to withdraw the consignment'),
            send: () => call(withdrawConsignment, { params: { id } }),
          },
        ]}
      />
    </div>
  );
}
