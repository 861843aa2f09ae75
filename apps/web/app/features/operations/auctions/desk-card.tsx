import type { ReactNode } from 'react';
import { ago } from '../../../lib/format/ago.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import cards from '../leads/lead-card.module.css';
import classes from './desk-card.module.css';

type DeskCardProps = {
  title: ReactNode;
  badge?: ReactNode;
  /** A photo of the machine, if the case is about one. */
  image?: string | null;
  since: string;
  facts: Parameters<typeof DealFacts>[0]['facts'];
  children: ReactNode;
};

/** Shows one case of a desk: its title, its age, its facts and the possible decisions. */
export function DeskCard({ title, badge, image, since, facts, children }: DeskCardProps) {
  const language = useLanguage();
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        {image && <img className={classes.photo} src={image} alt="" width={64} height={48} loading="lazy" />}
        <h2 className={cards.title}>{title}</h2>
        {badge}
        <time dateTime={since} title={formatInstant(since, language)} className={cards.when}>
          {ago(since, language)}
        </time>
      </div>
      <div className={classes.facts}>
        <DealFacts facts={facts} />
      </div>
      <div className={classes.acts}>{children}</div>
    </li>
  );
}
