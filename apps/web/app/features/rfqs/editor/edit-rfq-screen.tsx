import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import frame from '../../../shared/deals/deal-page.module.css';
import { RfqFrame } from '../rfq-frame.tsx';
import { Editor } from './editor.tsx';

/** Shows the editor for a draft, or for an amendment of an open request. */
export function EditRfqScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <RfqFrame id={id}>
      {(rfq) =>
        rfq.side === 'buyer' && (rfq.can.change || rfq.can.amend) ? (
          // If the draft was published meanwhile, the form starts again, because what was typed for a draft is not an amendment.
          <Editor key={`${rfq.state} ${rfq.version}`} rfq={rfq} />
        ) : (
          <section className={frame.missing}>
            <h1 className={frame.title}>{t('This request can no longer be changed')}</h1>
            <Button component={LocalLink} to={`/procurement/rfq/${id}`} color="amber" size="md" mt={16}>
              {t('View the request')}
            </Button>
          </section>
        )
      }
    </RfqFrame>
  );
}
