import { useTranslation } from 'react-i18next';
import { helpAreas } from '../../lib/help-content.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import section from '../../ui/page/section.module.css';
import { AskUs } from './ask-us.tsx';
import classes from './help.module.css';

export function HelpScreen() {
  const { t } = useTranslation();
  const lead = t('Find answers by topic. If something is missing, contact us.');
  return (
    <>
      <PageHead title={t('Help')} description={lead} />
      <div className={section.band}>
        <div className={section.inner}>
          <h1 className={classes.title}>{t('Help')}</h1>
          <p className={classes.lead}>{lead}</p>
          <ul className={classes.areas}>
            {helpAreas.map(({ slug, title, line }) => (
              <li key={slug} className={classes.area}>
                <h2 className={classes.name}>
                  <LocalLink to={`/help/${slug}`} className={classes.whole}>
                    {t(title)}
                  </LocalLink>
                </h2>
                <p className={classes.line}>{t(line)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <AskUs amongAll />
    </>
  );
}
