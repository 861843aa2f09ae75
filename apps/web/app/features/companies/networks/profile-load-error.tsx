import type { LoadError } from '../../../lib/api/page-loader.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
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
