// The phone and email of a company, for signed-in users only. Each reveal is counted (R15). Visitors are offered the login (R66).
import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { IconBrandWhatsapp, IconLock, IconMail, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../lib/api/session.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useLoginModal } from '../../shell/login/login-modal-provider.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './contact-details.module.css';
import { type Revealed, useRevealContact } from './use-reveal-contact.ts';

type ContactDetailsProps = {
  companyId: string;
  /** Shows both without a click, on pages that are for getting in touch. */
  open?: boolean;
};

export function ContactDetails({ companyId, open = false }: ContactDetailsProps) {
  return isSignedIn(useSession()) ? <Details key={companyId} companyId={companyId} open={open} /> : <LoginOffer />;
}

function LoginOffer() {
  const { t } = useTranslation();
  const { openLogin } = useLoginModal();
  return (
    <p className={classes.offer}>
      <IconLock size={18} stroke={1.75} aria-hidden="true" className={classes.icon} />
      {/* A link works as a way to the login before hydration. After hydration it opens the modal and the page stays. */}
      <LocalLink
        to="/login"
        className={classes.link}
        onClick={(event) => {
          event.preventDefault();
          openLogin();
        }}
      >
        {t('Log in to see phone and email')}
      </LocalLink>
    </p>
  );
}

function Details({ companyId, open }: Required<ContactDetailsProps>) {
  const { t } = useTranslation();
  const { revealed, failure, reveal } = useRevealContact(companyId, open);
  const row = { open, revealed, onShow: reveal };
  return (
    <>
      {failure && (
        <FailureNote
          action={
            <Button variant="default" size="xs" onClick={() => void reveal()}>
              {t('Try again')}
            </Button>
          }
        >
          {failure}
        </FailureNote>
      )}
      {/* The list is hidden, not removed, so that what was requested shows as soon as it arrives. */}
      <dl className={classes.list} hidden={failure !== undefined}>
        <Row
          {...row}
          icon={<IconPhone {...iconProps} />}
          label={t('Phone')}
          show={t('Show phone')}
          hide={t('Hide phone')}
        >
          {({ phone }) => phone && <PhoneLinks phone={phone} />}
        </Row>
        <Row
          {...row}
          icon={<IconMail {...iconProps} />}
          label={t('Email')}
          show={t('Show email')}
          hide={t('Hide email')}
        >
          {({ contactEmail }) =>
            contactEmail && (
              <a href={`mailto:${contactEmail}`} className={classes.link}>
                <bdi>{contactEmail}</bdi>
              </a>
            )
          }
        </Row>
      </dl>
    </>
  );
}

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true, className: classes.icon } as const;

type RowProps = {
  icon: ReactNode;
  label: string;
  show: string;
  hide: string;
  open: boolean;
  revealed: Revealed | undefined;
  onShow: () => Promise<void>;
  children: (revealed: Revealed) => ReactNode;
};

function Row({ icon, label, show, hide, open, revealed, onShow, children }: RowProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(open);
  return (
    <div className={classes.row}>
      {icon}
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {shown &&
          (revealed ? (
            children(revealed) || <span className={classes.missing}>{t('Not provided')}</span>
          ) : (
            <Skeleton height={14} width={140} role="status" aria-label={t('Loading...')} />
          ))}
        {!open && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={shown}
            onClick={() => {
              setShown(!shown);
              if (!shown && !revealed) void onShow();
            }}
          >
            {shown ? hide : show}
          </button>
        )}
      </dd>
    </div>
  );
}

function PhoneLinks({ phone }: { phone: string }) {
  const { call, whatsapp } = phoneLinks(phone);
  return (
    <>
      <a href={call} className={classes.link}>
        <bdi dir="ltr">{showPhone(phone)}</bdi>
      </a>
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={classes.whatsapp}>
          <IconBrandWhatsapp size={16} stroke={1.75} aria-hidden="true" />
          <bdi>WhatsApp</bdi>
        </a>
      )}
    </>
  );
}
