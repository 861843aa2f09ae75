import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../lib/category-pages.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { localPath, useLanguage } from '../../../lib/i18n/language.ts';
import { useOrigin } from '../../../lib/origin.ts';
import { cardPath } from '../../../lib/share-card.ts';
import { CompareBar } from '../../../shared/catalogue/compare-bar.tsx';
import { CompareToggle } from '../../../shared/catalogue/compare-toggle.tsx';
import { ConditionBadge } from '../../../shared/catalogue/listing-card/condition-badge.tsx';
import { MachineIcon } from '../../../shared/catalogue/listing-card/machine-icon.tsx';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { breadcrumbs, JsonLd } from '../../../ui/page/json-ld.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';
import { Availability } from './availability/availability.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import classes from './equipment-view.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { KeySpecifications } from './key-specifications.tsx';
import type { Equipment, EquipmentPage } from './load-equipment.ts';
import { pageSummary, pageTitle } from './machine-texts.ts';
import { MessageBox } from './message-box/message-box.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { PriceCheck } from './price-check/price-check.tsx';
import { productData } from './product-data.ts';
import { SimilarMachines } from './similar-machines.tsx';
import { SafetyTips } from './supplier/safety-tips.tsx';
import { ShareButtons } from './supplier/share-buttons.tsx';
import { SupplierCard } from './supplier/supplier-card.tsx';
import { useCountView } from './use-count-view.ts';

export function EquipmentView({ page }: { page: EquipmentPage }) {
  const { listing, comparables, rates, similar, supplier } = page;
  useCountView(listing._id);
  return (
    <>
      <Metadata listing={listing} />
      <div className={classes.page}>
        <Breadcrumb listing={listing} />
        <Head listing={listing} />
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery
              images={listing.images}
              title={listing.title}
              placeholder={<MachineIcon category={listing.category} size={140} />}
            />
          </div>
          <aside className={classes.side}>
            <DecisionPanel listing={listing} rates={rates} comparables={comparables} />
            <SupplierCard listing={listing} statistics={supplier} />
          </aside>
          <div className={classes.more}>
            <KeySpecifications listing={listing} />
            {isForRent(listing) && <Availability listing={listing} />}
            <DetailTabs listing={listing} />
            <MessageBox listing={listing} />
            {comparables && <PriceCheck listing={listing} comparables={comparables} />}
            <SafetyTips />
          </div>
        </div>
      </div>
      <SimilarMachines listings={similar} category={listing.category} />
      <BottomEdge>
        <CompareBar />
        <PhoneActions listing={listing} />
      </BottomEdge>
    </>
  );
}

function isForRent({ type, status }: Equipment): boolean {
  return type === 'rent' && (status === 'active' || status === 'rented');
}

/** Adds the metadata for search engines and link previews. */
function Metadata({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const origin = useOrigin();
  const { _id, title, status, price, dailyRate, category } = listing;
  const indexed = status !== 'pending' && status !== 'rejected';
  const crumbs = [
    { name: t('Home'), path: localPath(language, '/') },
    { name: categoryLabel(t, category), path: localPath(language, categoryPath(category)) },
    { name: title, path: localPath(language, `/equipment/${_id}`) },
  ];
  return (
    <>
      <PageHead
        title={pageTitle(t, listing)}
        description={pageSummary(t, listing, language)}
        card={cardPath('listing', _id, language, [title, status, price, dailyRate, listing.images[0]?.card])}
        type="product"
        indexed={indexed}
      />
      {indexed && (
        <>
          <JsonLd thing={productData(listing, origin, language)} />
          <JsonLd thing={breadcrumbs(origin, crumbs)} />
        </>
      )}
    </>
  );
}

function Head({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, category, condition, country, createdAt } = listing;
  return (
    <header className={classes.head}>
      <div className={classes.what}>
        <h1 className={classes.title}>
          <TitleText title={title} />
        </h1>
        <p className={classes.line}>
          {condition && <ConditionBadge condition={condition} />}
          <span>{categoryLabel(t, category)}</span>
          <span>{t('Listed {{day}}', { day: formatPlaceDay(createdAt, language, country) })}</span>
        </p>
      </div>
      <div className={classes.tools}>
        <FavouriteButton listing={listing} />
        <CompareToggle listing={listing} />
        <ShareButtons listing={listing} />
      </div>
    </header>
  );
}
