import type { LoadError } from '../../lib/page-loader.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { CompanyMissing } from './company-missing.tsx';
import classes from './profile-tabs.module.css';

type ProfileUnloadedProps = {
  failed: LoadError;
  title: string;
  failing: string;
  missing: { title: string; line: string; back: { to: string; label: string } };
};

/** Shows why there is no profile: the company does not exist, or the call failed. */
export function ProfileLoadError({ failed, title, failing, missing }: ProfileUnloadedProps) {
  if (failed.status === 404) return <CompanyMissing {...missing} />;
  return (
    <div className={classes.band}>
      <PageHead title={title} indexed={false} />
      <div className={classes.inner}>
        <LoadFailure failed={failed} fallback={failing} />
      </div>
    </div>
  );
}
