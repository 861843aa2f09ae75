import { addSupplierDocument, supplierDocumentKinds } from '@rigsouq/contract/supplier-lists/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { errorsByField, useContractForm } from '../../lib/api/contract-form.ts';
import { DocumentForm } from '../../shared/companies/document-form.tsx';
import { ChoiceField, TextField } from '../../ui/forms/form-fields.tsx';

export function SupplierDocumentForm({ supplierId, onDone }: { supplierId: string; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm<{ kind: string; expiresOn: string }>(
    (typed) => errorsByField(addSupplierDocument.body.safeParse(typed).error?.issues),
    { kind: '', expiresOn: '' },
  );
  const params = { id: supplierId };
  return (
    <DocumentForm
      form={form}
      bytes={addSupplierDocument.upload.file.bytes}
      confirm={t('Save document')}
      done={t(addSupplierDocument.message)}
      failed={t('Failed to save the document')}
      refresh="suppliers"
      send={(body, { file, onProgress }) =>
        call(addSupplierDocument, { params, body, files: { file: [file] } }, { onProgress })
      }
      onDone={onDone}
    >
      <ChoiceField form={form} field="kind" label={t('Document type')} choices={supplierDocumentKinds} data-autofocus />
      <TextField
        form={form}
        field="expiresOn"
        label={t('Expiry date (optional)')}
        description={t('Last valid day')}
        type="date"
        dir="ltr"
      />
    </DocumentForm>
  );
}
