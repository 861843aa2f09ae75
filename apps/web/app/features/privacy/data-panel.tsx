import { Button } from '@mantine/core';
import { type ExportScope, linkExport } from '@rigsouq/contract/privacy/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { formatFileSize, formatInstant } from '../../lib/format/format.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { toast } from '../../lib/toast.ts';
import panel from '../../ui/page/panel.module.css';
import { Panel, PanelPlaceholder } from '../../ui/page/panel.tsx';
import { CloseAccount } from './close-account.tsx';
import classes from './data-panel.module.css';
import { type DataExport, type OwnData, ownDataQuery } from './own-data-query.ts';
import { RequestExport } from './request-export.tsx';

/** Offers a copy of the data, and closes the account. */
export function DataPanel() {
  const { t } = useTranslation();
  const query = useQuery(ownDataQuery);
  return (
    <Panel id="your-data" title={t('Your data')} lead={t('Download a copy of your data, or close your account.')}>
      {query.data ? (
        <DataSections data={query.data} />
      ) : (
        <PanelPlaceholder query={query} failed={t('Failed to load this section')} />
      )}
    </Panel>
  );
}

function DataSections({ data }: { data: OwnData }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<ExportScope>();
  const [closing, setClosing] = useState(false);
  const owner = data.closes === 'company';
  return (
    <div className={classes.sections}>
      <section className={classes.section} aria-labelledby="data-copy">
        <h3 id="data-copy" className={panel.subtitle}>
          {t('Copy of your data')}
        </h3>
        <p>{t('We make a zip file with your data and files, and email you when it is ready.')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsking('member')}>
            {t('Request my data')}
          </Button>
          {owner && (
            <Button variant="default" onClick={() => setAsking('company')}>
              {t('Request company data')}
            </Button>
          )}
        </div>
        {data.exports.length > 0 && (
          <ul className={classes.list}>
            {data.exports.map((one) => (
              <ExportRow key={one._id} one={one} />
            ))}
          </ul>
        )}
      </section>
      <section className={classes.section} aria-labelledby="data-closing">
        <h3 id="data-closing" className={panel.subtitle}>
          {owner ? t('Close the company') : t('Close your account')}
        </h3>
        <p>
          {owner
            ? t(
                'All logins of the company end, its pages disappear, and personal data is erased. This cannot be undone.',
              )
            : t(
                'Your login ends and your personal data is erased. The company and its deals stay. This cannot be undone.',
              )}
        </p>
        {data.open.length > 0 && <OpenBusiness open={data.open} />}
        <div className={classes.actions}>
          <Button variant="outline" color="red" onClick={() => setClosing(true)} disabled={data.open.length > 0}>
            {owner ? t('Close the company') : t('Close your account')}
          </Button>
        </div>
      </section>
      <RequestExport scope={asking} onClose={() => setAsking(undefined)} />
      <CloseAccount data={data} opened={closing} onClose={() => setClosing(false)} />
    </div>
  );
}

/** `{{number}}` is the number of open items. */
const openTexts = {
  quotes: text('Quotes you have given: {{number}}'),
  inspections: text('Inspections: {{number}}'),
  bookings: text('Rental bookings: {{number}}'),
  orders: text('Purchase orders: {{number}}'),
  lots: text('Machines in auction: {{number}}'),
  bids: text('Bids in live auctions: {{number}}'),
  settlements: text('Auction sales not completed: {{number}}'),
  rfqs: text('Requests for quotation: {{number}}'),
  answers: text('Offers you have sent: {{number}}'),
  reverseAuctions: text('Reverse auctions: {{number}}'),
};

function OpenBusiness({ open }: { open: OwnData['open'] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.open}>
      <p>{t('Finish or cancel this first:')}</p>
      <ul>
        {open.map(({ kind, count }) => (
          <li key={kind}>{t(openTexts[kind], { number: count })}</li>
        ))}
      </ul>
    </div>
  );
}

function ExportRow({ one }: { one: DataExport }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const open = useMutation({
    mutationFn: () => call(linkExport, { params: { id: one._id } }),
    // The browser downloads the file, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to open the copy')), tone: 'bad' }),
  });
  const name = one.scope === 'company' ? t('Company data') : t('My data');
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={panel.lead}>
          {one.readyAt
            ? `${formatFileSize(one.bytes ?? 0, language)} · ${t('Deleted on {{time}}', { time: formatInstant(one.expiresAt, language) })}`
            : t('Being made since {{time}}', { time: formatInstant(one.createdAt, language) })}
        </p>
      </div>
      {one.readyAt && (
        <Button
          variant="default"
          size="xs"
          onClick={() => open.mutate()}
          disabled={open.isPending}
          aria-label={t('Download {{name}}', { name })}
        >
          {t('Download')}
        </Button>
      )}
    </li>
  );
}
