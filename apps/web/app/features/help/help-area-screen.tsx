import { useTranslation } from 'react-i18next';
import { type HelpArea, helpAnchor, helpAreas } from '../../lib/help-content.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import section from '../../ui/page/section.module.css';
import { AskUs } from './ask-us.tsx';
import classes from './help.module.css';
import { helpValues } from './help-values.ts';

export function HelpAreaScreen({ area }: { area: HelpArea }) {
  const { t } = useTranslation();
  const values = helpValues(useLanguage());
  return (
    <>
      <PageHead title={`${t(area.title)} · ${t('Help')}`} description={t(area.line)} />
      <div className={section.band}>
        <div className={`${section.inner} ${classes.columns}`}>
          <div className={classes.text}>
            <h1 className={classes.title}>{t(area.title)}</h1>
            <p className={classes.lead}>{t(area.line)}</p>
            {area.entries.map(({ question, answer }, at) => (
              <section key={question} id={helpAnchor(at)} className={classes.entry}>
                <h2 className={classes.question}>{t(question)}</h2>
                <p>{t(answer, values)}</p>
              </section>
            ))}
          </div>
          <nav className={classes.others} aria-label={t('Other topics')}>
            <p className={classes.name}>{t('Other topics')}</p>
            <ul>
              {helpAreas
                .filter(({ slug }) => slug !== area.slug)
                .map(({ slug, title }) => (
                  <li key={slug}>
                    <LocalLink to={`/help/${slug}`} className={classes.other}>
                      {t(title)}
                    </LocalLink>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
      <AskUs />
    </>
  );
}
