import { IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';

/** Shows next to a form what happens after sending, and links to other pages. */
export function NextSteps({ steps, children }: { steps: readonly string[]; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <SideNote id="next-steps" icon={IconClockHour4} title={t('What happens next')}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </SideNote>
      {children && <p className={classes.more}>{children}</p>}
    </>
  );
}
