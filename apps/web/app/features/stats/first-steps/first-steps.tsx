import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readFirstSteps } from '@rigsouq/contract/stats/calls';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { deviceStore } from '../../../lib/device-store.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './first-steps.module.css';
import { stepTexts } from './step-texts.ts';

type Role = 'buyer' | 'supplier';
type Answer = AnswerOf<typeof readFirstSteps>;

/** The roles for which the user has hidden the first steps on this device. */
const hidden = deviceStore<readonly Role[]>('rigsouq.first-steps-hidden', (kept) =>
  (Array.isArray(kept) ? kept : []).filter((role): role is Role => role === 'buyer' || role === 'supplier'),
);

/** Reads the first steps unless the user has hidden them. They stand above other parts of a page, which waits for them so that it does not move. */
export function useFirstSteps(role: Role, entered: boolean) {
  const hiddenRoles = hidden.use();
  return useQuery({
    // The key starts with 'stats', because every change that updates the statistics may also complete a step.
    queryKey: ['stats', 'first-steps', role],
    queryFn: () => call(readFirstSteps, { query: { role } }),
    enabled: entered && !hiddenRoles.includes(role),
  });
}

/** Shows a new user the first steps until all are done. The page works without it, so a failure shows nothing. */
export function FirstSteps({ role, steps: data }: { role: Role; steps: Answer | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const hiddenRoles = hidden.use();
  const done = data?.steps.filter((step) => step.done).length ?? 0;
  if (!data || hiddenRoles.includes(role) || done === data.steps.length) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('First steps')}
        </h2>
        <span className={classes.count}>{t('{{done}} of {{all}} done', { done, all: data.steps.length })}</span>
        <CloseButton aria-label={t('Hide first steps')} onClick={() => hidden.write([...hiddenRoles, role])} />
      </div>
      <ol className={classes.steps}>
        {data.steps.map(({ step, done: isDone }) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={22} role="img" aria-label={t('Done')} className={classes.mark} />
            ) : (
              <IconCircle size={22} role="img" aria-label={t('To do')} className={classes.mark} />
            )}
            <div>
              {isDone ? (
                <p className={classes.name}>{t(stepTexts[step].title)}</p>
              ) : (
                <LocalLink to={stepTexts[step].to} className={classes.name}>
                  {t(stepTexts[step].title)}
                </LocalLink>
              )}
              <p className={classes.why}>{t(stepTexts[step].why)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
