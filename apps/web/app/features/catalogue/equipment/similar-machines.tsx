import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { ListingCard } from '../../../shared/catalogue/listing-card/listing-card.tsx';
import section from '../../../ui/page/section.module.css';
import type { EquipmentPage } from './load-equipment.ts';
import classes from './similar-machines.module.css';

export function SimilarMachines({ listings, category }: { listings: EquipmentPage['similar']; category: string }) {
  const { t } = useTranslation();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="similar" className={`${section.band} ${section.sand}`}>
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="similar" className={section.title}>
            {t('Similar machines')}
          </h2>
          <LocalLink to={`/marketplace?category=${encodeURIComponent(category)}`} className={section.more ?? ''}>
            {t('See all in this category')}
          </LocalLink>
        </div>
        <ul className={classes.grid}>
          {listings.map((listing) => (
            <li key={listing._id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
