import { Checkbox } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { type BulkAct, BulkBar } from './bulk-bar.tsx';
import classes from './desk-table.module.css';
import { SidePanel } from './side-panel.tsx';
import { useChosen } from './use-chosen.ts';
import { useOpenItem } from './use-open-item.ts';

export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** A number stands at the end of its column. */
  readonly number?: boolean;
};

type DeskTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The name of a row, as plain text. It is the link that opens the row. */
  nameOf: (row: Row) => string;
  /** The heading of the first column, which has the names. */
  nameLabel: string;
  columns: readonly Column<Row>[];
  /** Everything about a row, and what can be done with it. */
  panel: (row: Row) => ReactNode;
  /** The same for an address whose item is on no loaded page. */
  panelOf?: (id: string) => ReactNode;
  bulk?: readonly BulkAct<Row>[];
};

/**
 * Shows the items of a desk as dense rows, on a phone as cards. The open one is in the address; it is shown beside the rows, and on a small screen in
 * their place. A decision that removes it from the list closes it, and the focus returns to the rows.
 */
export function DeskTable<Row extends { _id: string }>(props: DeskTableProps<Row>) {
  const { label, rows, nameOf, nameLabel, columns, panel, panelOf, bulk = [] } = props;
  const { openId, closePath } = useOpenItem();
  const chosen = useChosen(rows);
  const table = useRef<HTMLTableElement>(null);
  const openRow = rows.find(({ _id }) => _id === openId);
  useCloseWhenGone(openRow !== undefined, table);
  const opened = openRow ? panel(openRow) : openId && panelOf ? panelOf(openId) : undefined;
  return (
    <div className={classes.split} data-open={opened ? true : undefined}>
      <div className={classes.list}>
        {chosen.rows.length > 0 && <BulkBar acts={bulk} rows={chosen.rows} onDone={() => chosen.set([])} />}
        <table ref={table} tabIndex={-1} className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {bulk.length > 0 && (
                <th className={classes.choice}>
                  <ChooseAll rows={rows} chosen={chosen} />
                </th>
              )}
              <th scope="col">{nameLabel}</th>
              {columns.map((column) => (
                <th key={column.label} scope="col" data-number={column.number || undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row._id} row={row} name={nameOf(row)} columns={columns} {...(bulk.length > 0 && { chosen })} />
            ))}
          </tbody>
        </table>
      </div>
      {opened && (
        <SidePanel key={openId} closePath={closePath}>
          {opened}
        </SidePanel>
      )}
    </div>
  );
}

/** Gives the focus back to the rows when the open item is closed. It is closed too when a decision has removed it from the list. */
function useCloseWhenGone(isListed: boolean, table: RefObject<HTMLTableElement | null>): void {
  const { openId, closePath } = useOpenItem();
  const navigate = useNavigate();
  const address = useLocalPath()(closePath);
  const last = useRef<{ openId: string | undefined; isListed: boolean }>({ openId, isListed });
  useEffect(() => {
    const before = last.current;
    last.current = { openId, isListed };
    if (before.isListed && openId && !isListed) {
      void navigate(address, { replace: true, preventScrollReset: true });
      table.current?.focus();
    }
    if (before.isListed && !openId) {
      const row = document.getElementById(rowId(before.openId));
      (row ?? table.current)?.focus();
    }
  }, [isListed, openId, address, navigate, table]);
}

const rowId = (id: string | undefined) => `row-${id}`;

type Chosen<Row extends { _id: string }> = ReturnType<typeof useChosen<Row>>;

function ChooseAll<Row extends { _id: string }>({ rows, chosen }: { rows: readonly Row[]; chosen: Chosen<Row> }) {
  const { t } = useTranslation();
  const areAll = chosen.rows.length === rows.length;
  return (
    <Checkbox
      aria-label={t('Select all')}
      checked={areAll}
      indeterminate={chosen.rows.length > 0 && !areAll}
      onChange={({ currentTarget }) => chosen.set(currentTarget.checked ? rows : [])}
    />
  );
}

type RowProps<Row extends { _id: string }> = {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  /** Given if rows can be chosen. */
  chosen?: Chosen<Row>;
};

function Row<Item extends { _id: string }>({ row, name, columns, chosen }: RowProps<Item>) {
  const { t } = useTranslation();
  const { openId, pathOf } = useOpenItem();
  const isOpen = row._id === openId;
  return (
    <tr data-open={isOpen || undefined}>
      {chosen && (
        <td className={classes.choice}>
          <Checkbox
            aria-label={t('Select {{name}}', { name })}
            checked={chosen.has(row._id)}
            onChange={() => chosen.toggle(row._id)}
          />
        </td>
      )}
      <td className={classes.name}>
        <LocalLink
          id={rowId(row._id)}
          to={pathOf(row._id)}
          preventScrollReset
          className={classes.link}
          {...(isOpen && { 'aria-current': 'true' as const })}
        >
          <bdi>{name}</bdi>
        </LocalLink>
      </td>
      {columns.map((column) => (
        <td key={column.label} data-label={column.label} data-number={column.number || undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
