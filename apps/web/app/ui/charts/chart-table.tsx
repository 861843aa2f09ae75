import { useTranslation } from 'react-i18next';
import classes from './chart-table.module.css';
import type { ChartTableData } from './chart-table-data.ts';

/** Shows the values of a chart as a table that opens on click. */
export function ChartTable({ title, table }: { title: string; table: ChartTableData }) {
  const { t } = useTranslation();
  const { head, rows, foot } = table;
  return (
    <details className={classes.details}>
      <summary>{t('Show as a table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.scroll} aria-label={`${t('Table')}: ${title}`} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.map(({ shown }) => (
                <th key={shown} scope="col">
                  {shown}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={cells[0]?.raw} cells={cells} />
            ))}
          </tbody>
          <tfoot>
            {foot.map((cells) => (
              <Row key={cells[0]?.raw} cells={cells} />
            ))}
          </tfoot>
        </table>
      </section>
    </details>
  );
}

function Row({ cells: [name, ...figures] }: { cells: ChartTableData['rows'][number] }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name?.shown}</bdi>
      </th>
      {figures.map(({ shown }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
        <td key={at}>
          <bdi>{shown}</bdi>
        </td>
      ))}
    </tr>
  );
}
