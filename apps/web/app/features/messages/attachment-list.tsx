import { linkAttachment } from '@rigsouq/contract/messages/calls';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { toast } from '../../lib/toast.ts';
import classes from './message-bubble.module.css';
import type { Message } from './thread-query.ts';

type Attachment = Message['attachments'][number];

export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={t('Attached files')} className={classes.files}>
      {attachments.map((attachment) => (
        <li key={attachment._id}>
          {attachment.sizes ? <Picture {...attachment} sizes={attachment.sizes} /> : <DocumentButton {...attachment} />}
        </li>
      ))}
    </ul>
  );
}

function Picture({ name, sizes }: Attachment & { sizes: NonNullable<Attachment['sizes']> }) {
  const { t } = useTranslation();
  const alt = t('Image {{file}}', { file: name });
  return (
    <a href={sizes.full} target="_blank" rel="noopener noreferrer">
      <img className={classes.picture} src={sizes.card} alt={alt} width={180} height={135} loading="lazy" />
    </a>
  );
}

/** Opens a private document. Its address is requested on click and works for five minutes. */
function DocumentButton({ _id, name }: Attachment) {
  const { t, i18n } = useTranslation();
  async function open() {
    // The window must open within the click, otherwise the browser blocks it as a pop-up.
    const page = window.open('', '_blank');
    try {
      const { url } = await call(linkAttachment, { params: { id: _id } });
      if (page) page.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      page?.close();
      await toast({ message: messageOf(i18n, error, t('Failed to open the file')), tone: 'bad' });
    }
  }
  return (
    <button type="button" className={classes.document} onClick={() => void open()}>
      <IconFileText size={20} stroke={1.5} aria-hidden="true" />
      <bdi>{name}</bdi>
    </button>
  );
}
