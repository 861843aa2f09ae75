import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import classes from './editor.module.css';
import type { Draft } from './use-draft.ts';

type EditorBarProps = {
  rfq: BuyersRfq;
  /** The id of the form that the save button submits. */
  form: string;
  draft: Draft;
  saving: boolean;
  onDelete: () => void;
  onSend: () => void;
};

export function EditorBar({ rfq, form, draft, saving, onDelete, onSend }: EditorBarProps) {
  const { t } = useTranslation();
  return (
    <BottomEdge>
      <div className={classes.bar}>
        {draft.amending ? (
          <Button component={LocalLink} to={`/procurement/rfq/${rfq._id}`} variant="default" size="md">
            {t('Back')}
          </Button>
        ) : (
          <>
            <Button variant="subtle" color="red" size="md" onClick={onDelete}>
              {t('Delete')}
            </Button>
            <span className={classes.space} />
            <Button type="submit" form={form} variant="default" size="md" disabled={saving}>
              {saving ? t('Saving...') : draft.dirty ? t('Save draft') : t('Draft saved')}
            </Button>
          </>
        )}
        <Button color="amber" size="md" onClick={onSend} disabled={saving}>
          {draft.amending ? t('Send amendment') : t('Publish')}
        </Button>
      </div>
    </BottomEdge>
  );
}
