import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { comparePath, removeCompared } from '../../../lib/compare.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { contactPath } from '../../../shared/catalogue/listing-card/listing.ts';
import { ListingPhoto } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import { ListingPrice } from '../../../shared/catalogue/listing-card/listing-price.tsx';
import classes from './compare-table.module.css';
import type { Machine } from './load-compared.ts';
import { useCompareRows } from './use-compare-rows.tsx';

type CompareTableProps = { machines: readonly Machine[]; onlyDifferent: boolean };

export function CompareTable({ machines, onlyDifferent }: CompareTableProps) {
  const { t } = useTranslation();
  const several = machines.length > 1;
  const rows = useCompareRows(machines).filter((row) => !onlyDifferent || row.differs);
  return (
    // The row names stay visible while the user scrolls through the machines.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.scroll} aria-label={t('Comparison')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {machines.map((machine, index) => (
              <th key={machine._id} scope="col" className={classes.machine}>
                <ListingPhoto listing={machine} urgency={index === 0 ? 'first' : 'soon'} />
                <LocalLink to={`/equipment/${machine._id}`} className={classes.title ?? ''}>
                  <bdi>{machine.title}</bdi>
                </LocalLink>
                <ListingPrice listing={machine} />
                <Contact machine={machine} />
                <LocalLink
                  to={comparePath(machines.filter((other) => other !== machine).map(({ _id }) => _id))}
                  replace
                  preventScrollReset
                  onClick={() => removeCompared(machine._id)}
                  className={classes.drop ?? ''}
                  aria-label={t('Remove {{title}} from the comparison', { title: machine.title })}
                >
                  <IconX size={18} aria-hidden="true" />
                </LocalLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells, differs, best }) => (
            <tr key={id}>
              <th scope="row" className={classes.name}>
                <bdi>{name}</bdi>
                {several && differs && <span className={classes.mark}>{t('Differs')}</span>}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={machines[index]?._id}
                  className={`${classes.cell} ${best?.at === index ? classes.winning : ''}`}
                >
                  {cell || <span className={classes.none}>—</span>}
                  {best?.at === index && <span className={classes.best}>{best.word}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.same}>{t('These machines have the same listed details.')}</p>}
    </section>
  );
}

/** Leads to the seller, or to the booking of a machine for rent. A machine that is off the market has neither. */
function Contact({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { _id, title, type, status, supplier } = machine;
  if (status !== 'active' || !supplier._id) return null;
  const [label, to] = type === 'rent' ? [t('Book Now'), `/book/${_id}`] : [t('Contact Seller'), contactPath(machine)];
  return (
    <Button component={LocalLink} to={to} variant="default" fullWidth px="xs" mt={8} aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  );
}
