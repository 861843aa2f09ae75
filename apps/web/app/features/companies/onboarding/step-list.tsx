import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Role, type StepNumber, steps, supplierSteps } from './application.ts';
import classes from './step-list.module.css';

type StepListProps = { step: StepNumber; role: Role; disabled: boolean; onPick: (step: StepNumber) => void };

/** Shows the current step and leads back to completed steps. Only the Next button leads forward, because it validates. */
export function StepList({ step, role, disabled, onPick }: StepListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Steps')} className={classes.nav}>
      <p className={classes.compact}>{t('Step {{step}} of {{count}}', { step, count: steps.length })}</p>
      <ol className={classes.list}>
        {steps.map(({ number, title }) => {
          const skipped = role === 'buyer' && supplierSteps.includes(number);
          const done = number < step && !skipped;
          const mark = done ? <IconCheck size={16} stroke={2.5} aria-hidden="true" /> : number;
          const body = (
            <>
              <span className={classes.mark}>{mark}</span>
              <span className={classes.name}>
                {t(title)}
                {skipped && <span className={classes.aside}>{t('Suppliers only')}</span>}
              </span>
            </>
          );
          return (
            <li
              key={number}
              className={classes.step}
              data-state={skipped ? 'skipped' : done ? 'done' : undefined}
              aria-current={number === step ? 'step' : undefined}
            >
              {done ? (
                <button type="button" className={classes.inner} disabled={disabled} onClick={() => onPick(number)}>
                  {body}
                </button>
              ) : (
                <span className={classes.inner}>{body}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
