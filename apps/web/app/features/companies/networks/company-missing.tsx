import { Button } from '@mantine/core';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './company-missing.module.css';

type CompanyMissingProps = { title: string; line: string; back: { to: string; label: string } };

/** Says that the company does not exist or does not have the role of this page. */
export function CompanyMissing({ title, line, back }: CompanyMissingProps) {
  return (
    <section className={classes.screen}>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.line}>{line}</p>
      <Button component={LocalLink} to={back.to} color="amber" size="md">
        {back.label}
      </Button>
    </section>
  );
}
