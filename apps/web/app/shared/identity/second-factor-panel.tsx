import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/page/badge.tsx';
import panel from '../../ui/page/panel.module.css';
import { Panel, PanelPlaceholder } from '../../ui/page/panel.tsx';
import { EndSecondFactor } from './end-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { securityEventsKey } from './security-events-key.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

type Step = { at: 'rest' | 'setting-up' | 'ending' } | { at: 'codes'; codes: string[] };

/** Turns the second factor on and off. */
export function SecondFactorPanel() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const factor = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  const settle = async (next: Step) => {
    setStep(next);
    void client.invalidateQueries({ queryKey: securityEventsKey });
    await client.invalidateQueries(secondFactorQuery);
  };

  return (
    <Panel
      id="second-factor"
      title={
        <>
          {t('Two-step login')}
          {factor.data && <State on={factor.data.enabled} />}
        </>
      }
      lead={t('Logging in takes your password and a code from an app on your phone.')}
      action={
        factor.data &&
        step.at === 'rest' &&
        (factor.data.enabled ? (
          <Button variant="default" onClick={() => setStep({ at: 'ending' })}>
            {t('Turn off')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setStep({ at: 'setting-up' })}>
            {t('Set up')}
          </Button>
        ))
      }
    >
      {!factor.data ? (
        <PanelPlaceholder query={factor} failed={t('Failed to fetch your two-step login settings')} />
      ) : step.at === 'setting-up' ? (
        <SetUpSecondFactor onCodes={(codes) => void settle({ at: 'codes', codes })} onCancel={rest} />
      ) : step.at === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={rest} />
      ) : step.at === 'ending' ? (
        <EndSecondFactor onEnded={() => settle({ at: 'rest' })} onCancel={rest} />
      ) : (
        <p className={panel.part}>
          {factor.data.enabled
            ? t('Recovery codes left: {{left}}. To get new ones, turn it off and set it up again.', {
                left: factor.data.recoveryCodesLeft,
              })
            : t('Protects your account even if your password is stolen. You need an authenticator app on your phone.')}
        </p>
      )}
    </Panel>
  );
}

function State({ on }: { on: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={on ? 'green' : 'gray'}>{on ? t('On') : t('Off')}</Badge>;
}
