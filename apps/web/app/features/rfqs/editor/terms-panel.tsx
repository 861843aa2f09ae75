import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { zoneOf } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import classes from './editor.module.css';
import type { Draft } from './use-draft.ts';

const DAYS_AHEAD = 365;
/** Default time of the deadline. Most answers arrive on the last day, so it is not at night. */
const DEFAULT_TIME = '14:00';

/** Asks for the deadline, who may answer, and the number of envelopes. The last two are fixed at publication. */
export function TermsPanel({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { values, faults, amending } = draft;
  const { write } = draft.actions;
  const today = dayOf(new Date(), values.country);
  return (
    <DealPanel title={t('Deadline and evaluation')}>
      <div className={classes.terms}>
        <div className={fields.grid}>
          <TextInput
            name="day"
            type="date"
            label={t('Response deadline')}
            size="md"
            min={today}
            max={daysLater(today, DAYS_AHEAD)}
            value={values.day}
            error={faults.day && t(faults.day)}
            onChange={({ currentTarget: { value } }) =>
              write({ day: value, time: values.time || (value ? DEFAULT_TIME : '') })
            }
          />
          <TextInput
            name="time"
            type="time"
            label={t('Time of day')}
            description={zoneOf(values.country).name[language]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            value={values.time}
            error={faults.time && t(faults.time)}
            onChange={({ currentTarget }) => write({ time: currentTarget.value })}
          />
        </div>
        <p className={classes.hint}>
          {t('Until then all responses are sealed. No one but their senders can read them, not even Rigsouq.')}
        </p>
        {!amending && (
          <>
            <Radio.Group
              name="audience"
              label={t('Who can respond')}
              value={values.audience}
              onChange={(chosen) => write({ audience: chosen === 'open' ? 'open' : 'invited' })}
            >
              <div className={classes.choices}>
                <Radio value="invited" color="ink" label={t('Only suppliers I invite')} />
                <Radio value="open" color="ink" label={t('All verified suppliers, plus those I invite')} />
              </div>
            </Radio.Group>
            <Checkbox
              name="twoEnvelopes"
              color="ink"
              label={t('Two-envelope evaluation')}
              description={t(
                'Suppliers submit technical details separately from prices. You evaluate the details first and see prices only from qualified suppliers.',
              )}
              checked={values.twoEnvelopes}
              onChange={({ currentTarget }) => write({ twoEnvelopes: currentTarget.checked })}
            />
          </>
        )}
      </div>
    </DealPanel>
  );
}
