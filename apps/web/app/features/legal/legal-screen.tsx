import { type LegalCode, legalDocuments } from '@rigsouq/contract/legal/documents';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import section from '../../ui/page/section.module.css';
import classes from './legal.module.css';
import { LegalBody } from './legal-body.tsx';
import type { LegalChange, LegalPage, LegalText } from './legal-text.ts';

export function LegalScreen({ document: { code, title, version, date }, text }: LegalPage) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={section.band}>
      <PageHead title={t(title)} description={text.summary} />
      <div className={`${section.inner} ${classes.columns}`}>
        <header className={classes.text}>
          <h1 className={classes.title}>{t(title)}</h1>
          <p className={classes.version}>
            {t('Version {{version}} of {{date}}', { version, date: formatDay(date, language) })}
          </p>
          <p role="note" className={classes.notice}>
            {t('Draft. Counsel must confirm this text before launch.')}
          </p>
          <p className={classes.lead}>{text.summary}</p>
        </header>
        <Contents sections={text.sections} />
        <div className={classes.text}>
          {text.sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className={classes.section}>
              <h2 id={id} className={classes.heading}>
                {heading}
              </h2>
              <LegalBody body={body} />
            </section>
          ))}
          <Changes changes={text.changes} />
          <OtherDocuments code={code} />
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const { t } = useTranslation();
  return (
    <nav className={classes.contents} aria-labelledby="contents">
      <h2 id="contents" className={classes.name}>
        {t('Contents')}
      </h2>
      <ol>
        {[...sections, { id: 'changes', title: t('What changed') }].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Changes({ changes }: { changes: readonly LegalChange[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby="changes" className={classes.section}>
      <h2 id="changes" className={classes.heading}>
        {t('What changed')}
      </h2>
      <dl className={classes.changes}>
        {changes.map(({ version, date, what }) => (
          <div key={version}>
            <dt>{t('Version {{version}} of {{date}}', { version, date: formatDay(date, language) })}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OtherDocuments({ code }: { code: LegalCode }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="other-documents" className={classes.others}>
      <h2 id="other-documents" className={classes.name}>
        {t('Other documents')}
      </h2>
      <ul>
        {legalDocuments
          .filter((document) => document.code !== code)
          .map(({ path, title }) => (
            <li key={path}>
              <LocalLink to={path} className={classes.link}>
                {t(title)}
              </LocalLink>
            </li>
          ))}
        <li>
          <LocalLink to="/contact-us" className={classes.link}>
            {t('Contact us')}
          </LocalLink>
        </li>
      </ul>
    </nav>
  );
}
