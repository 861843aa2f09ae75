import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type readBuyerPlan, requestBuyerPlan, startBuyerTrial, TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import { IconCalendarTime } from '@tabler/icons-react';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/banner.module.css';
import { planQuery } from '../../../shared/procurement/plan-query.ts';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';

type Answer = AnswerOf<typeof readBuyerPlan>;

/** Shows the trial or plan of the buyer, with the button for the next step (R82). */
export function PlanBanner({ plan }: { plan: UseQueryResult<Answer> }) {
  const { t } = useTranslation();
  if (plan.isError) return <QueryFailure query={plan} fallback={t('Failed to fetch your plan')} />;
  return plan.data ? <Plan answer={plan.data} /> : null;
}

function Plan({ answer: { plan, requestedAt, can } }: { answer: Answer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, line } = usePlanTexts(plan);
  const hasEnded = plan !== null && !plan.isRunning;
  return (
    <section className={classes.banner} data-calm={!hasEnded || undefined} aria-label={t('E-procurement plan')}>
      <IconCalendarTime size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <p>{line}</p>
        {requestedAt && (
          <p>
            {t('You asked for a plan on {{date}}. We will contact you.', {
              date: formatInstant(requestedAt, language),
            })}
          </p>
        )}
      </div>
      {can.startTrial && <StepButton step={startBuyerTrial} label={t('Start Free Trial')} />}
      {!can.startTrial && can.requestPlan && <StepButton step={requestBuyerPlan} label={t('Ask for a plan')} />}
    </section>
  );
}

function usePlanTexts(plan: Answer['plan']): { title: string; line: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!plan)
    return {
      title: t('Try e-procurement free for {{days}} days', { days: formatNumber(TRIAL_DAYS, language) }),
      line: t('The trial starts with this button or with your first request or reverse auction. No credit card.'),
    };
  const date = formatInstant(plan.endsAt, language);
  const number = formatNumber(plan.daysLeft, language);
  const after = t('Your requests and orders stay, and open ones continue. New ones need a plan.');
  if (!plan.isRunning)
    return { title: plan.kind === 'trial' ? t('Your free trial has ended') : t('Your plan has ended'), line: after };
  return {
    title:
      plan.kind === 'trial'
        ? t('Free trial: days left {{number}}', { number })
        : t('E-procurement plan: days left {{number}}', { number }),
    line: `${t('It ends on {{date}}.', { date })} ${plan.kind === 'trial' ? after : ''}`.trim(),
  };
}

function StepButton({ step, label }: { step: typeof startBuyerTrial | typeof requestBuyerPlan; label: string }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => call(step),
    onSuccess: () => void toast({ message: t(step.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to save your choice')), tone: 'bad' }),
    // Another member may have been faster: the banner then shows the new state.
    onSettled: () => client.invalidateQueries({ queryKey: planQuery.queryKey }),
  });
  return (
    <Button variant="default" onClick={() => send.mutate()} disabled={send.isPending}>
      {send.isPending ? t('Sending...') : label}
    </Button>
  );
}
