import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-panel.module.css';

export type CloseTarget = { popoverTarget: string; popoverTargetAction: 'hide' };

type FilterPanelProps = {
  id: string;
  children: ReactNode;
  /** The button that closes the drawer: what it says, and how it looks. */
  done: (close: CloseTarget) => ReactNode;
};

/** The filters, beside the list on a wide screen and in a drawer of the browser on a narrow one. */
export function FilterPanel({ id, children, done }: FilterPanelProps) {
  const { t } = useTranslation();
  const close = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <section id={id} popover="auto" className={classes.panel} aria-label={t('Filters')}>
      <div className={classes.head}>
        <p className={classes.title}>{t('Filters')}</p>
        <button type="button" className={classes.close} {...close} aria-label={t('Close')}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      {children}
      <div className={classes.foot}>{done(close)}</div>
    </section>
  );
}
