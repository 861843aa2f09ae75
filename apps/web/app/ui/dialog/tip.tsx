import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './tip.module.css';

type TipProps = {
  /** The term that is explained. */
  term: string;
  children: string;
  /** The area of the help pages with more information. */
  area: string;
};

/** Explains a term on click. */
export function Tip({ term, children, area }: TipProps) {
  const { t } = useTranslation();
  return (
    <Popover width="min(320px, calc(100vw - 32px))" shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.mark} aria-label={t('Help: {{term}}', { term })}>
          <IconHelpCircle size={16} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.text}>{children}</p>
        <LocalLink to={`/help/${area}`} className={classes.more}>
          {t('Learn more')}
        </LocalLink>
      </Popover.Dropdown>
    </Popover>
  );
}
