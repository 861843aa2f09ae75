import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-panel.module.css';

export type CloseTarget = { popoverTarget: string; popoverTargetAction: 'hide' };

type FilterPanelProps = {
  id: string;
  children: ReactNode;
  /** Returns the button that closes the drawer. */
  done: (close: CloseTarget) => ReactNode;
};

/** Shows the filters: next to the list on a wide screen, in a popover drawer on a narrow one. */
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
