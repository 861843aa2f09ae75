import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import headings from '../companies/companies-screen.module.css';
import classes from './search.module.css';
import { searchStateTexts } from './search-state-texts.ts';

type FileHeadProps = { title: string; state: string; links: readonly { to: string; label: string }[] };

/** Shows the title and the state of a record, with links to its full pages. */
export function RecordHeader({ title, state, links }: FileHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className={classes.head}>
        <h1 className={headings.title}>
          <bdi>{title}</bdi>
        </h1>
        <Badge tone="gray">{t(searchStateTexts[state] ?? state)}</Badge>
      </div>
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(({ to, label }) => (
            <LocalLink key={to} to={to}>
              {label}
            </LocalLink>
          ))}
        </p>
      )}
    </>
  );
}
