import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { smallestSource, sourceSet } from '../../lib/picture.tsx';
import classes from './hero.module.css';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={classes.hero}>
      <HeroPicture alt={t('Rendered illustration of a construction site with an excavator, a dump truck and cranes')} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{t('Construction Equipment Marketplace')}</h1>
        <p className={classes.lead}>
          {t('Buy, rent and auction heavy machines across the Gulf, with the facts you need to decide.')}
        </p>
        <div className={classes.actions}>
          <Button component={LocalLink} to="/marketplace" color="amber" size="lg" className={classes.action}>
            {t('Browse Equipment')}
          </Button>
          <Button component={LocalLink} to="/marketplace/sell" variant="default" size="lg" className={classes.quiet}>
            {t('Start Selling')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** On a phone the machines alone, below the text; on a wide screen the whole site, behind it. */
function HeroPicture({ alt }: { alt: string }) {
  const wide = '(min-width: 48em)';
  return (
    <picture>
      <source media={wide} type="image/avif" srcSet={sourceSet('hero-wide', 'avif')} sizes="max(100vw, 1200px)" />
      <source media={wide} type="image/webp" srcSet={sourceSet('hero-wide', 'webp')} sizes="max(100vw, 1200px)" />
      <source type="image/avif" srcSet={sourceSet('hero-phone', 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sourceSet('hero-phone', 'webp')} sizes="100vw" />
      <img
        src={smallestSource('hero-phone')}
        alt={alt}
        width={1400}
        height={900}
        fetchPriority="high"
        className={classes.picture}
      />
    </picture>
  );
}
