import { Button } from '@mantine/core';
import { LocalLink } from '../lib/local-link.tsx';
import { smallestSource, sourceSet } from '../lib/picture.tsx';
import classes from './wide-hero.module.css';

type Way = { to: string; label: string };
/** `name-wide` and `name-phone` of app/assets; the size is that of the phone's. */
type HeroPicture = { name: string; alt: string; width: number; height: number };
type WideHeroProps = {
  title: string;
  lead: string;
  first: Way;
  second: Way;
  picture: HeroPicture;
  /** The picture is as bright behind the text as elsewhere. */
  shaded?: boolean;
};

/** A whole scene across the page, and the way into it. */
export function WideHero({ title, lead, first, second, picture, shaded = false }: WideHeroProps) {
  return (
    <section className={shaded ? `${classes.hero} ${classes.shaded}` : classes.hero}>
      <Scene {...picture} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
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

/** On a phone the machines alone, below the text; on a wide screen the whole scene, behind it. */
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
