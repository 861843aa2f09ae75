import { Button } from '@mantine/core';
import { useId } from 'react';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './closing-band.module.css';
import section from './section.module.css';

type Action = { to: string; label: string };
type ClosingBandProps = { title: string; line: string; first: Action; second?: Action | undefined; sand?: boolean };

/** The last section of a page, with links to continue. */
export function ClosingBand({ title, line, first, second, sand = false }: ClosingBandProps) {
  const id = useId();
  return (
    <section className={sand ? `${section.band} ${section.sand}` : section.band} aria-labelledby={id}>
      <div className={`${section.inner} ${classes.closing}`}>
        <div>
          <h2 id={id} className={section.title}>
            {title}
          </h2>
          <p className={classes.line}>{line}</p>
        </div>
        <div className={classes.actions}>
          <Button component={LocalLink} to={first.to} color="ink" size="md">
            {first.label}
          </Button>
          {second && (
            <Button component={LocalLink} to={second.to} variant="default" size="md">
              {second.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
