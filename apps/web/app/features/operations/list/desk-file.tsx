import type { ReactNode } from 'react';
import { ago } from '../../../lib/format/ago.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import classes from './desk-file.module.css';

type DeskFileProps = {
  title: ReactNode;
  badge?: ReactNode;
  /** A photo of the machine, if the case is about one. */
  image?: string | null;
  since: string;
  facts?: Parameters<typeof DealFacts>[0]['facts'];
  children: ReactNode;
};

/** Shows one case of a desk: its title, its age, its facts and the possible decisions. */
export function DeskFile({ title, badge, image, since, facts, children }: DeskFileProps) {
  return (
    <article className={classes.file}>
      <div className={classes.head}>
        {image && <img className={classes.photo} src={image} alt="" width={64} height={48} loading="lazy" />}
        <h2 className={classes.title}>{title}</h2>
        {badge}
        <Age since={since} />
      </div>
      {facts && (
        <div className={classes.facts}>
          <DealFacts facts={facts} />
        </div>
      )}
      {children}
    </article>
  );
}

/** Says how long ago something was, with the exact time on request. */
export function Age({ since }: { since: string }) {
  const language = useLanguage();
  return (
    <time dateTime={since} title={formatInstant(since, language)} className={classes.age}>
      {ago(since, language)}
    </time>
  );
}
