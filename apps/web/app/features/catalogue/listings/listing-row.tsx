import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ListingLink } from '../../../shared/catalogue/listing-link.tsx';
import list from '../../../shared/deals/deal-list.module.css';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { ListingActionRequest } from './confirm-listing-action.tsx';
import type { MyListing } from './listing-queries.ts';
import { MyListingActions } from './my-listing-actions.tsx';
import classes from './my-listings.module.css';
import { statusText } from './status-text.ts';
import { ViewsChart } from './views-chart.tsx';

type ListingRowProps = {
  listing: MyListing;
  /** The views of the last days, once they are loaded. */
  views: readonly number[] | undefined;
  onAsk: (asked: ListingActionRequest) => void;
  onOffer: (listing: MyListing) => void;
};

export function ListingRow({ listing, views, onAsk, onOffer }: ListingRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { type, price, dailyRate, currency, image } = listing;
  const amount = type === 'sell' ? price : dailyRate;
  const money = amount === null ? t('N/A') : formatPrice(amount, currency, language);
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={list.what}>
          {image ? (
            <img className={classes.picture} src={image} alt="" width={80} height={60} loading="lazy" />
          ) : (
            <span className={classes.picture}>
              <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
            </span>
          )}
          <div className={list.words}>
            <ListingLink id={listing._id} title={listing.title} />
            <span className={list.type}>{type === 'sell' ? t('For sale') : t('For rent')}</span>
          </div>
        </div>
      </td>
      <td className={classes.price} data-label={t('Price')}>
        {type === 'rent' && amount !== null ? t('{{amount}} / day', { amount: money }) : money}
      </td>
      <td className={classes.figure} data-label={t('Views')}>
        <span className={classes.views}>
          {views && <ViewsChart views={views} />}
          {formatNumber(listing.views, language)}
        </span>
      </td>
      <td className={classes.figure} data-label={t('Inquiries')}>
        {formatNumber(listing.inquiries, language)}
      </td>
      <td className={classes.status}>
        {/* A pending listing is a draft (R73). */}
        <StatusBadge status={statusText(listing.status)} context="draft" />
      </td>
      <td className={classes.acts}>
        <MyListingActions listing={listing} onAsk={onAsk} onOffer={onOffer} />
      </td>
    </tr>
  );
}
