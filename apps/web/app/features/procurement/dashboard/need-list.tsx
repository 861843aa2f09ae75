import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.ts';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { needsPage } from '../../../shared/dashboard/list-queries.ts';
import { dayOrUnknown } from '../../../shared/deals/deal.ts';
import classes from '../../../shared/deals/deal-list.module.css';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DeleteRecord, type RecordToDelete } from './delete-record.tsx';
import { MatchingMachines } from './matching-machines.tsx';
import { NeedForm } from './need-form.tsx';
import type { Need } from './need-values.ts';
import own from './record-actions.module.css';
import { RecordActions } from './record-actions.tsx';
import { RequestQuotations } from './request-quotations.tsx';

const tones = { High: 'red', Medium: 'yellow', Low: 'gray' } as const;

export function NeedList() {
  const { t } = useTranslation();
  const { userId } = useSession();
  const [changed, setChanged] = useState<Need>();
  const [deleted, setDeleted] = useState<RecordToDelete>();
  return (
    <>
      <PagedList
        label={t('Needs')}
        query={(page) => needsPage(userId ?? '', page)}
        empty={t('No needs found.')}
        failed={t('Failed to fetch data')}
        hint={<p>{t('Post what you need and matching suppliers in your country will be notified.')}</p>}
      >
        {(needs) => (
          <table className={classes.table}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">{t('Category')}</th>
                <th scope="col">{t('Quantity')}</th>
                <th scope="col" className={classes.figure}>
                  {t('Budget')}
                </th>
                <th scope="col">{t('Posted')}</th>
                <th scope="col">{t('Urgency')}</th>
                <th scope="col">{t('Next step')}</th>
              </tr>
            </thead>
            <tbody>
              {needs.map((need) => (
                <Row key={need._id} need={need} onChange={setChanged} onDelete={setDeleted} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
      <Dialog opened={changed !== undefined} onClose={() => setChanged(undefined)} title={t('Update need')}>
        {changed && <NeedForm key={changed._id} need={changed} onDone={() => setChanged(undefined)} />}
      </Dialog>
      <DeleteRecord kind="need" record={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

type RowProps = { need: Need; onChange: (need: Need) => void; onDelete: (deleted: RecordToDelete) => void };

function Row({ need, onChange, onDelete }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = categoryLabel(t, need.category);
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={classes.words}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <MatchingMachines category={need.category} />
          <RequestQuotations from="need" id={need._id} name={name} />
        </div>
      </td>
      <td className={classes.company}>
        <span className={own.label}>{t('Quantity')}: </span>
        {formatNumber(need.quantity, language)}
      </td>
      <td className={classes.figure}>
        {need.budget ? <bdi>{formatPrice(need.budget, 'USD', language)}</bdi> : t('Open budget')}
      </td>
      <td className={classes.day}>{dayOrUnknown(t, need.createdAt, language)}</td>
      <td className={classes.status}>
        <Badge variant="light" color={tones[need.urgency]} radius="sm" tt="none" miw="max-content">
          {t(need.urgency)}
        </Badge>
      </td>
      <td className={classes.acts}>
        <RecordActions name={name} onChange={() => onChange(need)} onDelete={() => onDelete({ _id: need._id, name })} />
      </td>
    </tr>
  );
}
