import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../ui/form-page/thanks-card.module.css';

export type Thanks = {
  title: string;
  steps: readonly string[];
  onward: { to: string; label: string };
  again: string;
};

/** Shows the next steps in place of the form. */
export function LeadThanks({ thanks, onAgain }: { thanks: Thanks; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="received" className={classes.card}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.mark} />
      <h2 id="received" ref={title} tabIndex={-1} className={classes.title}>
        {thanks.title}
      </h2>
      <ol className={classes.steps}>
        {thanks.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button component={LocalLink} to={thanks.onward.to} color="amber" size="md">
          {thanks.onward.label}
        </Button>
        <Button variant="subtle" size="md" onClick={onAgain}>
          {thanks.again}
        </Button>
      </div>
    </section>
  );
}
