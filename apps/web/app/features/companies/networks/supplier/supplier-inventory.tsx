import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format/format.ts';
import { categoryLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { EmptyNote } from '../facts.tsx';
import type { SupplierProfile } from '../profiles.ts';
import classes from './supplier-inventory.module.css';
import { SupplierListings } from './supplier-listings.tsx';

/** Counts the machines that are really on offer, by category (R36), and shows the newest ones. */
export function SupplierInventory({ supplier }: { supplier: SupplierProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (supplier.inventoryItems.length === 0)
    return <EmptyNote>{t('This supplier has not listed any machines yet.')}</EmptyNote>;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Category')}</th>
            <th scope="col" className={classes.number}>
              {t('Quantity')}
            </th>
            <th scope="col" className={classes.number}>
              {t('Price from')}
            </th>
          </tr>
        </thead>
        <tbody>
          {supplier.inventoryItems.map(({ category, quantity, fromPrice, currency }) => (
            <tr key={category}>
              <th scope="row">
                <bdi>{categoryLabel(t, category)}</bdi>
              </th>
              <td className={classes.number}>{formatNumber(quantity, language)}</td>
              <td className={classes.number}>
                {fromPrice === null ? t('For rent') : <bdi>{formatMoney(fromPrice, currency)}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.listings}>
        <SupplierListings key={supplier._id} supplierId={supplier._id} />
      </div>
    </>
  );
}
