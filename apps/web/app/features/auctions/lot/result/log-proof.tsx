import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { checkLog } from '../../../../shared/auctions/check-log.ts';
import { HashCode } from '../../../../shared/auctions/hash-code.tsx';
import { LogList } from '../../../../shared/auctions/log-list.tsx';
import { LogVerdict } from '../../../../shared/auctions/log-verdict.tsx';
import proofs from '../../../../shared/auctions/proof.module.css';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { importAuctionContract } from '../load-lot.ts';
import { PROOF_PAGE } from './load-result.ts';
import type { Proof } from './log-lines.ts';
import classes from './result.module.css';

const CHECK_PAGE = 1_000;

/** Shows the whole log and lets the user verify that no line was changed afterwards. */
export function LogProof({ id, proof }: { id: string; proof: Proof }) {
  const { t, i18n } = useTranslation();
  const check = useMutation({
    mutationFn: () => checkLog({ requiredFields: { lot: id }, ask: (after) => askProof(id, after, CHECK_PAGE) }),
  });
  return (
    <section aria-labelledby="proof" className={classes.section}>
      <h2 id="proof" className={classes.heading}>
        {t('Log verification')}
      </h2>
      <p className={classes.prose}>
        {t(
          'Every accepted bid is recorded in a log. Each entry includes the hash of the previous one, so changing, removing or adding an entry later would change every hash after it, and bidders’ receipts would no longer match.',
        )}
      </p>
      <p className={classes.prose}>
        {t(
          'Bidders are shown as numbers. Names, maximums and the reserve appear only as hashes, so they can be verified later without being disclosed now.',
        )}
      </p>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Log entries')}</dt>
          <dd>{proof.length}</dd>
        </div>
        <div>
          <dt>{t('Final hash')}</dt>
          <dd>
            <HashCode hash={proof.finalHash} />
          </dd>
        </div>
      </dl>
      <div className={proofs.check}>
        <Button color="ink" onClick={() => check.mutate()} disabled={check.isPending}>
          {check.isPending ? t('Checking...') : t('Verify this log in your browser')}
        </Button>
        <div aria-live="polite">{check.data && <LogVerdict checked={check.data} />}</div>
        {check.isError && (
          <FailureNote>{messageOf(i18n, check.error, text('Could not verify the log. Try again.'))}</FailureNote>
        )}
      </div>
      <LogList queryKey={['auctions', 'proof', id]} ask={(after) => askProof(id, after, PROOF_PAGE)} first={proof} />
    </section>
  );
}

async function askProof(id: string, after: number, limit: number): Promise<Proof> {
  const [{ call }, { readLotProof }] = await Promise.all([
    import('../../../../lib/api/api.ts'),
    importAuctionContract(),
  ]);
  return call(readLotProof, { params: { id }, query: { after, limit } });
}
