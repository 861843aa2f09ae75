import { useTranslation } from 'react-i18next';
import { formatDay, formatMonth, formatNumber } from '../../../../lib/format/format.ts';
import { typeLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Block, Columns, Facts } from '../facts.tsx';
import { Place } from '../place.tsx';
import type { SupplierProfile } from '../profiles.ts';
import { TagList } from '../tag-list.tsx';
import { WebsiteLink } from '../website-link.tsx';
import { SupplierListings } from './supplier-listings.tsx';
import classes from './supplier-overview.module.css';

export function SupplierOverview({ supplier }: { supplier: SupplierProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { establishedYear, yearsInBusiness, brandsRepresented, inventorySize, reviews } = supplier;
  return (
    <Columns
      side={
        <Block title={t('At a glance')}>
          <Facts
            facts={[
              { label: t('Type'), value: typeLabel(t, supplier.companyType) },
              { label: t('Location'), value: <Place company={supplier} /> },
              { label: t('Contact name'), value: <bdi>{supplier.contactName}</bdi> },
              { label: t('Established'), value: establishedYear },
              { label: t('Years in business'), value: yearsInBusiness && <bdi dir="ltr">{yearsInBusiness}</bdi> },
              { label: t('Brands'), value: brandsRepresented && <bdi>{brandsRepresented}</bdi> },
              { label: t('Fleet size'), value: inventorySize && <bdi dir="ltr">{inventorySize}</bdi> },
              { label: t('Response time, as the supplier says'), value: t(supplier.responseTime) },
              {
                label: t('Response time, measured by Rigsouq'),
                value: supplier.measuredResponseTime ? t(supplier.measuredResponseTime) : t('Not enough answers yet'),
              },
              { label: t('Website'), value: <WebsiteLink website={supplier.website} /> },
              { label: t('On Rigsouq since'), value: formatMonth(supplier.createdAt, language) },
            ]}
          />
        </Block>
      }
    >
      {supplier.inventory > 0 && (
        <Block title={t('Machines')}>
          <SupplierListings key={supplier._id} supplierId={supplier._id} />
        </Block>
      )}
      {reviews.length > 0 && (
        <Block title={t('Reviews')}>
          <ul className={classes.reviews}>
            {reviews.map((review) => (
              <li key={review.createdAt} className={classes.review}>
                <p className={classes.stars}>
                  {t('Rating: {{rating}}', { rating: formatNumber(review.rating, language, 1) })}
                </p>
                <p>
                  <bdi>{review.text}</bdi>
                </p>
                <p className={classes.when}>{formatDay(review.createdAt, language)}</p>
              </li>
            ))}
          </ul>
        </Block>
      )}
      <Block title={t('About this supplier')}>
        <p className={classes.words}>
          {supplier.description ? <bdi>{supplier.description}</bdi> : t('No description available.')}
        </p>
        <TagList codes={supplier.specialties} />
      </Block>
    </Columns>
  );
}
