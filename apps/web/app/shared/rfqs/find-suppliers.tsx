import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { type MarketSupplier, useMarketSuppliers } from '../companies/use-market-suppliers.ts';
import { VerifiedBadge } from '../companies/verified-badge.tsx';
import classes from './suppliers.module.css';

const standings = {
  approved: text('Approved by you'),
  preferred: text('Preferred by you'),
  blocked: text('Blocked by you'),
} as const;

type FindSuppliersProps = {
  /** The ids of suppliers that are already invited. */
  taken: ReadonlySet<string>;
  /** The error of the selection. */
  error?: string | undefined;
  /** Returns the button that invites a supplier. */
  children: (supplier: MarketSupplier) => ReactNode;
};

/** Searches all suppliers. A supplier that the buyer has blocked is found, but cannot be invited. */
export function FindSuppliers({ taken, error, children }: FindSuppliersProps) {
  const { t } = useTranslation();
  const { typed, setTyped, found } = useMarketSuppliers();
  const count = useId();
  const offered = found.data?.suppliers.filter(({ _id }) => !taken.has(_id));
  return (
    <div className={classes.market}>
      <TextInput
        type="search"
        size="md"
        label={t('Find suppliers')}
        placeholder={t('By company, city or brand')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={100}
        autoComplete="off"
        error={error}
        aria-describedby={count}
      />
      <p id={count} role="status" className={classes.count}>
        {offered?.length === 0 && t('No suppliers found.')}
      </p>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to search suppliers')} />
      ) : (
        <ul className={classes.list} aria-label={t('Suppliers to invite')}>
          {offered
            ? offered.map((supplier) => (
                <SupplierRow key={supplier._id} supplier={supplier}>
                  {supplier.standing !== 'blocked' && children(supplier)}
                </SupplierRow>
              ))
            : [1, 2, 3].map((row) => (
                <li key={row}>
                  <Skeleton height={48} />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}

function SupplierRow({ supplier, children }: { supplier: MarketSupplier; children: ReactNode }) {
  const { t } = useTranslation();
  const { companyName, verified, country, standing } = supplier;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{companyName}</bdi>
        </p>
        <p className={classes.detail}>
          {[country && countryLabel(t, country), standing && t(standings[standing])].filter(Boolean).join(' · ')}
        </p>
        {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
      </div>
      {children}
    </li>
  );
}
