import { Button } from '@mantine/core';
import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import { IconPhone } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';
import { useHydrated } from '../../../../lib/hydrated.ts';
import { useRevealContact } from '../../../../shared/companies/use-reveal-contact.ts';
import { useLoginModal } from '../../../../shell/login/login-modal-provider.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import classes from './seller-card.module.css';

/** Reveals the phone number, which is counted (R15), and then becomes a call link. A visitor logs in first (R66). */
export function CallSupplier({ companyId }: { companyId: string }) {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  const hydrated = useHydrated();
  const { openLogin } = useLoginModal();
  const [requested, setRequested] = useState(false);
  const { revealed, failure, reveal } = useRevealContact(companyId, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asked before the login sees the number after it
  useEffect(() => {
    if (requested && signedIn && !revealed) void reveal();
  }, [requested, signedIn]);

  function ask() {
    setRequested(true);
    if (!signedIn) openLogin();
    else if (requested) void reveal();
  }

  const icon = <IconPhone size={18} stroke={1.75} aria-hidden="true" />;
  if (revealed?.phone)
    return (
      <Button component="a" href={phoneLinks(revealed.phone).call} color="ink" size="md" leftSection={icon}>
        {t('Call Supplier')}
        <bdi dir="ltr" className={classes.number}>
          {showPhone(revealed.phone)}
        </bdi>
      </Button>
    );
  if (revealed) return <p className={classes.line}>{t('This supplier has not added a phone number.')}</p>;
  return (
    <>
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button variant="default" size="md" leftSection={icon} onClick={ask} disabled={!hydrated}>
        {t('Call Supplier')}
      </Button>
    </>
  );
}
