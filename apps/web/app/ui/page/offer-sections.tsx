// The sections of a page that presents an offer.
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './offer-sections.module.css';

type Benefit = { icon: Icon; title: string; line: string };
type Stage = { title: string; line: string };
type Question = { question: string; answer: string };

export function Benefits({ title, gains }: { title: string; gains: readonly Benefit[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.band} aria-labelledby="gains">
      <div className={classes.inner}>
        <h2 id="gains" className={classes.title}>
          {title}
        </h2>
        <ul className={classes.gains}>
          {gains.map(({ icon: Icon, title: name, line }) => (
            <li key={name} className={classes.gain}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
              <h3 className={classes.name}>{t(name)}</h3>
              <p className={classes.line}>{t(line)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shows the steps to join, and next to them what is required. */
export function JoinSteps({
  title,
  stages,
  needs,
}: {
  title: string;
  stages: readonly Stage[];
  needs: { title: string; items: readonly string[] };
}) {
  const { t } = useTranslation();
  return (
    <section className={`${classes.band} ${classes.sand}`} aria-labelledby="way">
      <div className={`${classes.inner} ${classes.split}`}>
        <div>
          <h2 id="way" className={classes.title}>
            {title}
          </h2>
          <ol className={classes.stages}>
            {stages.map(({ title: name, line }) => (
              <li key={name} className={classes.stage}>
                <h3 className={classes.name}>{t(name)}</h3>
                <p className={classes.line}>{t(line)}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={classes.needs}>
          <h2 className={classes.needsTitle}>{needs.title}</h2>
          <ul className={classes.needsList}>
            {needs.items.map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.band} aria-labelledby="questions">
      <div className={classes.inner}>
        <h2 id="questions" className={classes.title}>
          {t('Good to know')}
        </h2>
        <dl className={classes.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className={classes.name}>{t(question)}</dt>
              <dd className={classes.line}>{t(answer)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function OfferClosing({ title, line, to, label }: { title: string; line: string; to: string; label: string }) {
  return (
    <section className={classes.last} aria-labelledby="last-word">
      <div className={`${classes.inner} ${classes.lastInner}`}>
        <div>
          <h2 id="last-word" className={classes.title}>
            {title}
          </h2>
          <p className={classes.line}>{line}</p>
        </div>
        <Button component={LocalLink} to={to} color="ink" size="md">
          {label}
        </Button>
      </div>
    </section>
  );
}
