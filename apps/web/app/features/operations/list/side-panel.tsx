import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './side-panel.module.css';

type SidePanelProps = { closePath?: string; children: ReactNode };

/** Shows the open item beside its list. On a small screen, where it takes the place of the list, it takes the focus too. */
export function SidePanel({ closePath, children }: SidePanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (closePath && window.matchMedia('(max-width: 63.99em)').matches) {
      panel.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
  }, [closePath]);
  return (
    <aside ref={panel} tabIndex={-1} aria-label={t('Details')} className={classes.panel}>
      {closePath && (
        <LocalLink to={closePath} preventScrollReset className={classes.close}>
          <IconArrowLeft size={18} aria-hidden="true" className={classes.back} />
          <span className={classes.word}>{t('Back to the list')}</span>
          <IconX size={18} aria-hidden="true" className={classes.cross} />
        </LocalLink>
      )}
      {children}
    </aside>
  );
}
