import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { keepSupplier, supplierStandings } from '@rigsouq/contract/supplier-lists/calls';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { IconSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { toast } from '../../lib/toast.ts';
import { CompanyMark } from '../../shared/companies/company-mark.tsx';
import { useMarketSuppliers } from '../../shared/companies/use-market-suppliers.ts';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './add-supplier.module.css';
import { Place } from './place.tsx';
import { StandingBadge, standingTexts } from './standing-badge.tsx';
import type { ListedSupplier } from './supplier-queries.ts';
import type { Standing } from './supplier-search.ts';

type AddSupplierProps = { opened: boolean; onClose: () => void; standing: Standing };

/** Finds suppliers in the whole market and puts them on a list one by one. */
export function AddSupplier({ opened, onClose, standing }: AddSupplierProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Add a supplier')}>
      <MarketSearch standing={standing} />
    </Dialog>
  );
}

function MarketSearch({ standing: first }: { standing: Standing }) {
  const { t } = useTranslation();
  const [standing, setStanding] = useState(first);
  const { typed, setTyped, search, found } = useMarketSuppliers();
  const count = useId();
  return (
    <div className={classes.market}>
      <TextInput
        type="search"
        size="md"
        label={t('Search all suppliers')}
        placeholder={t('Company, city or brand')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={100}
        autoComplete="off"
        aria-describedby={count}
        data-autofocus
      />
      <NativeSelect
        size="md"
        label={t('Add to list')}
        value={standing}
        onChange={({ currentTarget }) => setStanding(currentTarget.value as Standing)}
        data={supplierStandings.map((each) => ({ value: each, label: t(standingTexts[each].label) }))}
      />
      <p id={count} role="status" className={classes.count}>
        {found.data &&
          (found.data.suppliers.length === 0
            ? t('No matching suppliers.')
            : search
              ? t('Found: {{number}}', { number: found.data.suppliers.length })
              : t('Verified and new suppliers first'))}
      </p>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch suppliers')} />
      ) : (
        <ul className={classes.list} aria-label={t('Marketplace suppliers')}>
          {found.data
            ? found.data.suppliers.map((supplier) => <Row key={supplier._id} supplier={supplier} standing={standing} />)
            : [1, 2, 3, 4].map((row) => (
                <li key={row}>
                  <Skeleton height={64} />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}

function Row({ supplier, standing }: { supplier: ListedSupplier; standing: Standing }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { _id, companyName } = supplier;
  const add = useMutation({
    mutationFn: () => {
      const known = supplier.supplies.filter((type) => codeOf(categories, type) !== undefined);
      return call(keepSupplier, { params: { id: _id }, body: { standing, categories: known.slice(0, 20) } });
    },
    onSuccess: () => void toast({ message: t('Supplier added to your list'), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to add the supplier')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['suppliers'] }),
  });
  return (
    <li className={classes.row}>
      <CompanyMark name={companyName} logo={supplier.logo} />
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{companyName}</bdi>
        </p>
        <p className={classes.place}>
          <Place company={supplier} />
        </p>
        {supplier.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
      </div>
      {supplier.standing ? (
        <div className={classes.kept}>
          <StandingBadge standing={supplier.standing} />
          <LocalLink to={`/procurement/suppliers/${_id}`} aria-label={t('Open {{name}}', { name: companyName })}>
            {t('Open')}
          </LocalLink>
        </div>
      ) : (
        <Button
          variant="default"
          size="sm"
          onClick={() => add.mutate()}
          disabled={add.isPending}
          aria-label={t('Add {{name}}', { name: companyName })}
        >
          {t('Add')}
        </Button>
      )}
    </li>
  );
}
