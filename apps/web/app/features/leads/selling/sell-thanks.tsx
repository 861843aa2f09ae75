import { Button } from '@mantine/core';
import { SELL_DRAFT_DAYS } from '@rigsouq/contract/leads/selling';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../ui/form-page/thanks-card.module.css';
import type { ReceivedSale } from './use-sell-form.ts';

/** Replaces the form and says what happens next and what the seller has to do. */
export function SellThanks({ received, onAgain }: { received: ReceivedSale; onAgain: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { steps, action } = useNextSteps(received);
  return (
    <section aria-labelledby="received" className={classes.card}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.mark} />
      <h2 id="received" ref={title} tabIndex={-1} className={classes.title}>
        {t('Thank you. We have received your equipment.')}
      </h2>
      <ol className={classes.steps}>
        <li>{t('We review it within 24 hours and have emailed you the next steps.')}</li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{t('Complete it in My Listings and choose up to 10 of your photos to publish it.')}</li>
      </ol>
      <div className={classes.actions}>
        <Button component={LocalLink} to={action.to} color="amber" size="md">
          {action.label}
        </Button>
        {received.next === 'account' && (
          <Button component={LocalLink} to="/login" variant="default" size="md">
            {t('I have an account')}
          </Button>
        )}
        <Button variant="subtle" size="md" onClick={onAgain}>
          {t('Sell another machine')}
        </Button>
      </div>
    </section>
  );
}

function useNextSteps({ next, listingId, email }: ReceivedSale) {
  const { t } = useTranslation();
  if (next === 'complete') {
    const to = listingId ? `/equipment/${listingId}/edit` : '/dashboard?role=supplier';
    return { steps: [], action: { to, label: t('Complete your listing') } };
  }
  const days = SELL_DRAFT_DAYS;
  if (next === 'role')
    return {
      steps: [t('Add the supplier role on your Profile tab. We keep your draft for {{days}} days.', { days })],
      action: { to: '/settings/company#roles', label: t('Add the supplier role') },
    };
  return {
    steps: [
      t('Create a supplier account with {{email}} and verify your email. We keep your draft for {{days}} days.', {
        email: `\u2068${email}\u2069`,
        days,
      }),
    ],
    action: { to: '/vendoronboarding?role=supplier', label: t('Create a supplier account') },
  };
}
