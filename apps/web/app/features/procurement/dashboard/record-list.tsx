import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DealCells, type DealHeadings, DealTable, DealTableRow } from '../../../shared/deals/deal-table.tsx';
import { PagedList, type PagedListProps } from '../../../shared/deals/paged-list.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DeleteRecord, type RecordToDelete } from './delete-record.tsx';
import { RecordActions } from './record-actions.tsx';

type RecordListProps<R> = Pick<PagedListProps<R>, 'label' | 'query' | 'empty'> & {
  kind: 'need' | 'project';
  hint: string;
  headings: DealHeadings;
  rowOf: (record: R) => Omit<DealCells, 'next'> & { readonly name: string };
  /** The title of the dialog that changes a record, and its form. */
  update: string;
  formOf: (record: R, onDone: () => void) => ReactNode;
};

/** Lists the needs or projects of the account. Each can be changed and deleted. */
export function RecordList<R extends { readonly _id: string }>(props: RecordListProps<R>) {
  const { kind, hint, headings, rowOf, update, formOf, ...list } = props;
  const { t } = useTranslation();
  const [changed, setChanged] = useState<R>();
  const [deleted, setDeleted] = useState<RecordToDelete>();
  const closeForm = () => setChanged(undefined);
  return (
    <>
      <PagedList {...list} failed={t('Failed to fetch data')} hint={<p>{hint}</p>}>
        {(records) => (
          <DealTable headings={headings}>
            {records.map((record) => {
              const { name, ...cells } = rowOf(record);
              const onDelete = () => setDeleted({ _id: record._id, name });
              return (
                <DealTableRow
                  key={record._id}
                  {...cells}
                  next={<RecordActions name={name} onChange={() => setChanged(record)} onDelete={onDelete} />}
                />
              );
            })}
          </DealTable>
        )}
      </PagedList>
      <Dialog opened={changed !== undefined} onClose={closeForm} title={update}>
        {changed && formOf(changed, closeForm)}
      </Dialog>
      <DeleteRecord kind={kind} record={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
