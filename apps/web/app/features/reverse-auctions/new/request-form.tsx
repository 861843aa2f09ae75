import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, focusFirstInvalidField, withoutErrors } from '../../../lib/api/field-errors.ts';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { LineList } from '../../../shared/rfqs/line-description.tsx';
import rows from '../../../shared/rfqs/suppliers.module.css';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { listAuctionCandidates, type OpenedRequest } from './auction-candidates.ts';
import { buildRequestBody, defaultRules, validateAuction } from './auction-values.ts';
import { CreateDialog } from './create-dialog.tsx';
import classes from './new-auction.module.css';
import { RulesFields } from './rules-fields.tsx';

/** Creates an auction from an opened request. It keeps the lines and the suppliers who answered all of them; only time and rules are new. */
export function RequestForm({ opened }: { opened: OpenedRequest }) {
  const { t } = useTranslation();
  const { rfq } = opened;
  const [values, setValues] = useState(() => defaultRules(Date.now(), rfq.country));
  const [faults, setFaults] = useState<FieldErrors>({});
  const [dialogOpen, setDialogOpen] = useState(false);
  const candidates = listAuctionCandidates(opened);
  const invited = candidates.filter(({ total }) => total !== null);
  const body = buildRequestBody(rfq, values);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = validateAuction(body);
    setFaults(found);
    if (Object.keys(found).length === 0) setDialogOpen(true);
    else focusFirstInvalidField();
  }

  if (invited.length < 2)
    return (
      <>
        <FailureNote>{t('An auction needs at least two suppliers who offered every line.')}</FailureNote>
        <CandidatesPanel opened={opened} />
        <p>
          <Button component={LocalLink} to={`/procurement/rfq/${rfq._id}/compare`} color="amber">
            {t('Back to the comparison')}
          </Button>
        </p>
      </>
    );
  return (
    <>
      <form noValidate className={classes.form} onSubmit={submit}>
        <RulesFields
          values={values}
          country={rfq.country}
          faults={faults}
          write={(change) => {
            setValues((before) => ({ ...before, ...change }));
            setFaults((before) => withoutErrors(before, Object.keys(change)));
          }}
        />
        <CandidatesPanel opened={opened} />
        <DealPanel title={t('Requested items')}>
          <LineList lines={rfq.lines} />
        </DealPanel>
        <BottomEdge>
          <div className={classes.bar}>
            <Button type="submit" color="amber" size="md">
              {t('Schedule auction')}
            </Button>
          </div>
        </BottomEdge>
      </form>
      <CreateDialog
        opened={dialogOpen}
        onClose={() => setDialogOpen(false)}
        body={body}
        country={rfq.country}
        suppliers={invited.length}
        lines={rfq.lines.length}
      />
    </>
  );
}

/** Shows which suppliers take part, with which first sum, and which do not. */
function CandidatesPanel({ opened }: { opened: OpenedRequest }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const candidates = listAuctionCandidates(opened);
  const invited = candidates.filter(({ total }) => total !== null).length;
  return (
    <DealPanel title={t('Invited suppliers ({{number}})', { number: formatNumber(invited, language) })}>
      <p className={classes.note}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>
          {t(
            'Their opened responses count as first offers, so each supplier has a rank from the start. Suppliers cannot see each other.',
          )}
        </span>
      </p>
      <ul aria-label={t('Invited suppliers')}>
        {candidates.map(({ _id, companyName, total }) => (
          <li key={_id} className={rows.row}>
            <bdi className={rows.name}>{companyName}</bdi>
            {total === null ? (
              <span className={rows.detail}>{t('Not invited: did not offer every line')}</span>
            ) : (
              <bdi>{formatPrice(total, opened.comparison.currency, language)}</bdi>
            )}
          </li>
        ))}
      </ul>
    </DealPanel>
  );
}
