import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { smallestSource, sourceSet } from '../../lib/picture.tsx';
import classes from './wide-hero.module.css';

type Action = { to: string; label: string };
/** The pictures `name-wide` and `name-phone` of app/assets. The size is that of the phone picture. */
type HeroPicture = { name: string; alt: string; width: number; height: number };
type WideHeroProps = {
  title: string;
  lead: string;
  first: Action;
  second: Action;
  picture: HeroPicture;
  /** Adds a dark gradient, for a picture that is not dark behind the text. */
  shaded?: boolean;
  /** Stands between the text and the actions. */
  search?: ReactNode;
};

/** A full-width picture with a title and two actions. */
export function WideHero({ title, lead, first, second, picture, shaded = false, search }: WideHeroProps) {
  return (
    <section className={shaded ? `${classes.hero} ${classes.shaded}` : classes.hero}>
      <Scene {...picture} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {search && <div className={classes.find}>{search}</div>}
        <div className={classes.actions}>
          <Button component={LocalLink} to={first.to} color="amber" size="lg" className={classes.action}>
            {first.label}
          </Button>
          <Button component={LocalLink} to={second.to} variant="default" size="lg" className={classes.quiet}>
            {second.label}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** On a phone the picture shows only the machines, below the text. On a wide screen it shows the whole scene, behind the text. */
function Scene({ name, alt, width, height }: HeroPicture) {
  const wide = '(min-width: 48em)';
  const sizes = 'max(100vw, 1200px)';
  return (
    <picture>
      <source media={wide} type="image/avif" srcSet={sourceSet(`${name}-wide`, 'avif')} sizes={sizes} />
      <source media={wide} type="image/webp" srcSet={sourceSet(`${name}-wide`, 'webp')} sizes={sizes} />
      <source type="image/avif" srcSet={sourceSet(`${name}-phone`, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sourceSet(`${name}-phone`, 'webp')} sizes="100vw" />
      <img
        src={smallestSource(`${name}-phone`)}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
        className={classes.picture}
      />
    </picture>
  );
}
