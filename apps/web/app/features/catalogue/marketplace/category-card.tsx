import { IconCalendar, IconEye, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ListingCard } from '../../../shared/catalogue/listing-card/listing-card.tsx';
import type { Urgency } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import classes from './category-card.module.css';
import type { FoundListing } from './load-market.ts';
import type { Layout } from './results.tsx';

type CategoryCardProps = { listing: FoundListing; layout: Layout; urgency: Urgency; now: number };

/**
 * Shows a listing on a category page: the price in US dollars first, then its rating, views and age (CA-063). The rating is that of the supplier,
 * and the card says so (R85).
 */
export function CategoryCard({ listing, layout, urgency, now }: CategoryCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rating, reviews, views, createdAt } = listing;
  const rated = { rating: formatNumber(rating, language, 1), reviews: formatNumber(reviews, language) };
  const facts = [
    {
      FactIcon: IconStar,
      label: t('Supplier rating'),
      value: reviews > 0 ? t('Supplier {{rating}} ({{reviews}})', rated) : t('Not rated yet'),
    },
    { FactIcon: IconEye, label: t('Views'), value: formatNumber(views, language) },
    {
      FactIcon: IconCalendar,
      label: t('Listed'),
      value: t('Listed {{ago}}', { ago: formatDaysAgo(createdAt, now, language) }),
    },
  ];
  return (
    <ListingCard
      listing={listing}
      layout={layout}
      urgency={urgency}
      price="dollars"
      extra={
        <dl className={classes.facts}>
          {facts.map(({ FactIcon, label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>
                <FactIcon size={16} role="img" aria-label={label} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
