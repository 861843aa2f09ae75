import { Button } from '@mantine/core';
import {
  EXPIRING_DAYS,
  removeSupplierDocument,
  SUPPLIER_DOCUMENTS_MAX,
  supplierDocumentKinds,
} from '@rigsouq/contract/supplier-lists/calls';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/format/format.ts';
import { labelIn } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { DealActions } from '../../shared/deals/deal-actions.tsx';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { SupplierDocumentForm } from './supplier-document-form.tsx';
import classes from './supplier-documents.module.css';
import type { Supplier } from './supplier-queries.ts';

type SupplierDocument = Supplier['documents'][number];

/** Lists the documents about a supplier, those that expire first at the top. */
export function SupplierDocuments({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const { _id, documents, standing } = supplier;
  return (
    <DealPanel title={t('Documents')}>
      <div className={classes.body}>
        <p className={classes.lead}>
          {standing
            ? t('We remind you 60, 30 and 7 days before a document expires, and on the day.')
            : t('Add the supplier to a list to store its documents here.')}
        </p>
        {documents.length > 0 && (
          <ul>
            {documents.map((document) => (
              <Row key={document._id} document={document} supplierId={_id} />
            ))}
          </ul>
        )}
        {standing && documents.length < SUPPLIER_DOCUMENTS_MAX && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            className={classes.add}
            onClick={() => setIsAdding(true)}
          >
            {t('Add a document')}
          </Button>
        )}
      </div>
      <Dialog opened={isAdding} onClose={() => setIsAdding(false)} title={t('Add a document')}>
        <SupplierDocumentForm supplierId={_id} onDone={() => setIsAdding(false)} />
      </Dialog>
    </DealPanel>
  );
}

function Row({ document, supplierId }: { document: SupplierDocument; supplierId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, kind, name, url, createdAt } = document;
  return (
    <li className={classes.row}>
      <IconFileText size={24} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.kind}>{labelIn(t, supplierDocumentKinds, kind)}</p>
        <a href={url} target="_blank" rel="noreferrer" className={classes.name}>
          <bdi>{name}</bdi>
        </a>
        <p className={classes.when}>{t('Added on {{day}}', { day: formatDay(createdAt, language) })}</p>
      </div>
      <Expiry document={document} />
      <DealActions
        can={{ remove: true }}
        refresh="suppliers"
        about={name}
        acts={[
          {
            key: 'remove',
            label: t('Remove'),
            title: t('Remove "{{name}}"?', { name: `\u2068${name}\u2069` }),
            effect: t('The file will be deleted. This cannot be undone.'),
            confirm: t('Remove'),
            tone: 'danger',
            done: t(removeSupplierDocument.message),
            failed: t('Failed to remove the document'),
            send: () => call(removeSupplierDocument, { params: { id: supplierId, documentId: _id } }),
          },
        ]}
      />
    </li>
  );
}

/** Shows when a document expires. The server counts the days. */
function Expiry({ document: { expiresOn, daysLeft } }: { document: SupplierDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (expiresOn === null || daysLeft === null) return <span className={classes.when}>{t('No expiry date')}</span>;
  const day = formatDay(expiresOn, language);
  if (daysLeft > EXPIRING_DAYS) return <span className={classes.when}>{t('Valid until {{day}}', { day })}</span>;
  return (
    <Badge tone={daysLeft <= 7 ? 'red' : 'yellow'}>
      {daysLeft < 0 ? t('Expired on {{day}}', { day }) : t('Expires on {{day}}', { day })}
    </Badge>
  );
}
