import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import section from '../../../ui/page/section.module.css';
import classes from './service-kinds.module.css';
import { serviceKinds } from './services-content.ts';

/** Lists the kinds of services, each with a link to its providers. */
export function ServiceKinds() {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="kinds">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="kinds" className={section.title}>
            {t('What you can ask for')}
          </h2>
        </div>
        <ul className={classes.grid}>
          {serviceKinds.map(({ code, icon: Icon, title, line }) => (
            <li key={code}>
              <LocalLink to={`/find-service-providers?service=${code}`} className={classes.kind}>
                <Icon size={28} stroke={1.5} aria-hidden="true" />
                <span className={classes.name}>{t(title)}</span>
                <span className={classes.line}>{t(line)}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
