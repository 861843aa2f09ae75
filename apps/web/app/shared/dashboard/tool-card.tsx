import { Button } from '@mantine/core';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './tool-card.module.css';

type ToolCardProps = { title: string; line: string; to: string; action: string };

/** Shows a buying tool that has its own page. */
export function ToolCard({ title, line, to, action }: ToolCardProps) {
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.line}>{line}</p>
      <Button component={LocalLink} to={to} color="amber" size="md">
        {action}
      </Button>
    </section>
  );
}
