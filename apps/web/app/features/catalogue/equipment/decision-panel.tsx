import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatHours, formatNumber } from '../../../lib/format/format.ts';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './decision-panel.module.css';
import type { Comparables, Equipment, Rates } from './load-equipment.ts';
import { OffMarket } from './off-market.tsx';
import { Price } from './price/price.tsx';
import { PriceVerdict } from './price-check/price-verdict.tsx';
import { RequestButtons } from './request-buttons.tsx';
import { useActions } from './use-actions.ts';

type DecisionPanelProps = { listing: Equipment; rates: Rates; comparables: Comparables | null };

/** Shows the price, the main facts and the actions. */
export function DecisionPanel({ listing, rates, comparables }: DecisionPanelProps) {
  const { t } = useTranslation();
  const actions = useActions(listing);
  return (
    <section aria-label={t('Price and details')} className={classes.panel}>
      {listing.status !== 'active' && <OffMarket status={listing.status} category={listing.category} />}
      <Price listing={listing} rates={rates} />
      <PriceVerdict listing={listing} comparables={comparables} />
      <KeyFacts listing={listing} />
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map(({ label, to }, index) => (
            <Button
              key={to}
              component={LocalLink}
              to={to}
              size="md"
              {...(index === 0 ? { color: 'amber', className: classes.main } : { variant: 'default' })}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      <RequestButtons listing={listing} />
    </section>
  );
}

function KeyFacts({ listing: { year, hours, location, country, views } }: { listing: Equipment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Year')}</dt>
        <dd>{year ?? t('Not provided')}</dd>
      </div>
      <div>
        <dt>{t('Hours')}</dt>
        <dd>{hours === null ? t('Not provided') : formatHours(hours, language)}</dd>
      </div>
      <div>
        <dt>{t('Location')}</dt>
        <dd>
          <bdi>{location}</bdi>
          {country && t(', ') + countryLabel(t, country)}
        </dd>
      </div>
      <div>
        <dt>{t('Views')}</dt>
        <dd>{formatNumber(views, language)}</dd>
      </div>
    </dl>
  );
}
