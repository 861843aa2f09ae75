import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { Place } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { ListingPhoto } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';
import tool from '../../../ui/page/tool.module.css';
import type { UpcomingLot } from './load-auctions.ts';
import classes from './upcoming-row.module.css';

/** Shows a lot that has not started: its start time, machine, estimated value and a link that adds it to the user's calendar. */
export function UpcomingRow({ lot }: { lot: UpcomingLot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, title, image, startDate, type, estimatedValue, items, location, country, userId } = lot;
  const add = t('Add to calendar');
  return (
    <article className={classes.row}>
      <div className={classes.picture}>
        <ListingPhoto listing={{ title, category: 'other', images: image ? [{ card: image }] : [] }} urgency="later" />
      </div>
      <div className={classes.what}>
        <p className={classes.start}>
          <Place country={country}>
            <Moment at={startDate} />
          </Place>
        </p>
        <h3 className={classes.title}>
          <LocalLink to={`/auction/bid/${_id}`} className={classes.link ?? ''}>
            <TitleText title={title} />
          </LocalLink>
        </h3>
        <p className={classes.line}>
          {t(auctionTypeTexts[type])} · <bdi>{location}</bdi> · <bdi>{userId.companyName}</bdi>
        </p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Estimated value')}</dt>
          <dd>{estimatedValue === null ? t('No estimate') : <Dollars amount={estimatedValue} />}</dd>
        </div>
        <div>
          <dt>{t('Items in this sale')}</dt>
          <dd>{formatNumber(items, language)}</dd>
        </div>
      </dl>
      <a
        href={`/api/equipment/auction/${_id}/calendar.ics`}
        className={`${tool.tool} ${classes.add}`}
        aria-label={`${add}: ${title}`}
      >
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />
        {add}
      </a>
    </article>
  );
}
