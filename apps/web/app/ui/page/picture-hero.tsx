import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { smallestSource, sourceSet } from '../../lib/picture.tsx';
import classes from './picture-hero.module.css';

type PictureHeroProps = {
  title: string;
  lead: string;
  action: { to: string; label: string };
  second?: { to: string; label: string };
  assurance?: ReactNode;
  picture: { name: string; alt: string };
};

/** Shows the offer, a picture of a machine next to it, and the main action. */
export function PictureHero({ title, lead, action, second, assurance, picture }: PictureHeroProps) {
  const sizes = '(min-width: 64em) 560px, 100vw';
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <div className={classes.actions}>
            <Button component={LocalLink} to={action.to} color="amber" size="lg" className={classes.action}>
              {action.label}
            </Button>
            {second && (
              <Button component={LocalLink} to={second.to} variant="default" size="lg" className={classes.quiet}>
                {second.label}
              </Button>
            )}
          </div>
          {assurance && <p className={classes.promise}>{assurance}</p>}
        </div>
        <picture className={classes.frame}>
          <source type="image/avif" srcSet={sourceSet(picture.name, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(picture.name, 'webp')} sizes={sizes} />
          <img
            src={smallestSource(picture.name)}
            alt={picture.alt}
            width={1200}
            height={900}
            fetchPriority="high"
            className={classes.picture}
          />
        </picture>
      </div>
    </section>
  );
}
