import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PagedList } from '../../shared/deals/paged-list.tsx';
import { type InvitationView, invitationsPage } from '../../shared/rfqs/rfq-queries.ts';
import { InvitationRows } from '../../shared/rfqs/rfq-rows.tsx';
import { AddressTabs } from '../../ui/tabs/address-tabs.tsx';
import classes from './rfqs-screen.module.css';

/** Lists the requests that a supplier is invited to, and those that are open to all verified suppliers (PR-003). */
export function Invitations({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  return (
    <AddressTabs
      title={t('Requests for quotation')}
      name="view"
      kept={['role', 'category']}
      tabs={[
        {
          id: 'mine',
          label: t('Invitations'),
          content: () => (
            <List
              view="mine"
              empty={t('No invitations yet.')}
              hint={t('Invitations from buyers appear here and in your notifications.')}
            />
          ),
        },
        {
          id: 'open',
          label: t('Open to all'),
          content: () => (
            <List
              view="open"
              empty={t('No open requests right now.')}
              hint={
                verified
                  ? t('Requests open to all verified suppliers appear here until their deadline.')
                  : t('Only verified suppliers can see these requests. Your company is not verified yet.')
              }
            />
          ),
        },
      ]}
    />
  );
}

function List({ view, empty, hint }: { view: InvitationView; empty: string; hint: string }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const category = categories.find(({ code }) => code === query.get('category'))?.code ?? '';
  return (
    <>
      <div className={classes.category}>
        <NativeSelect
          size="md"
          label={t('Category')}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            setQuery((before) => {
              before.delete('page');
              if (value) before.set('category', value);
              else before.delete('category');
              return before;
            })
          }
          data={[
            { value: '', label: t('All') },
            ...categories.map(({ code, label }) => ({ value: code, label: t(label) })),
          ]}
        />
      </div>
      <PagedList
        label={view === 'mine' ? t('Invitations') : t('Open to all')}
        query={(page) => invitationsPage(view, category, page)}
        empty={category ? t('No matching requests.') : empty}
        failed={t('Failed to fetch the requests')}
        hint={<p>{hint}</p>}
      >
        {(rfqs) => <InvitationRows rfqs={rfqs} />}
      </PagedList>
    </>
  );
}
