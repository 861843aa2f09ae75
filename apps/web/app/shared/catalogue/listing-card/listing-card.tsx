import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../lib/format/format.ts';
import { companyLabel, countryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';
import { VerifiedBadge } from '../../companies/verified-badge.tsx';
import { CompareToggle } from '../compare-toggle.tsx';
import { ConditionBadge } from './condition-badge.tsx';
import type { Listing } from './listing.ts';
import { ListingActions } from './listing-actions.tsx';
import classes from './listing-card.module.css';
import { ListingPhoto, type Urgency } from './listing-photo.tsx';
import { ListingPrice } from './listing-price.tsx';

type ListingCardProps = {
  listing: Listing;
  /** A card in a grid, or the same data as a row in a list. */
  layout?: 'card' | 'row';
  urgency?: Urgency;
  price?: 'asked' | 'dollars';
  /** A badge instead of the condition. */
  badge?: ReactNode;
  /** Shown below the facts. */
  extra?: ReactNode;
  /** Actions instead of the two documented ones. */
  actions?: ReactNode;
};

/** The card of a machine. All lists of machines use it. */
export function ListingCard(props: ListingCardProps) {
  const { listing, layout = 'card', urgency = 'later', price = 'asked', badge, extra, actions } = props;
  const { t } = useTranslation();
  const { _id, title, condition, supplier } = listing;
  return (
    <article className={`${classes.item} ${layout === 'row' ? classes.row : classes.card}`}>
      <div className={classes.picture}>
        <ListingPhoto listing={listing} urgency={urgency} />
        <div className={classes.badge}>{badge ?? (condition && <ConditionBadge condition={condition} />)}</div>
        <div className={classes.toggle}>
          <CompareToggle listing={listing} />
        </div>
      </div>
      <div className={classes.facts}>
        <ListingPrice listing={listing} first={price} />
        <h3 className={classes.title}>
          <LocalLink to={`/equipment/${_id}`} className={classes.link ?? ''}>
            <TitleText title={title} />
          </LocalLink>
        </h3>
        <FactLine listing={listing} />
        <p className={classes.supplier}>
          <bdi className={classes.company}>{companyLabel(t, supplier.companyName)}</bdi>
          {supplier.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </p>
        {extra}
      </div>
      <div className={classes.actions}>{actions ?? <ListingActions listing={listing} />}</div>
    </article>
  );
}

/** Each fact keeps its own text direction; the dots between them use the direction of the page. */
function FactLine({ listing: { year, hours, location, country } }: { listing: Listing }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = [year === null ? null : String(year), hours === null ? null : formatHours(hours, language), location];
  return (
    <p className={classes.line}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      {country && <span className={classes.country}>{t(', ') + countryLabel(t, country)}</span>}
    </p>
  );
}
