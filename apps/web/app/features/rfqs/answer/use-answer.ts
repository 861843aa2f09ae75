import { submitAnswer } from '@rigsouq/contract/rfqs/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { type FieldErrors, focusFirstInvalidField, withoutErrors } from '../../../lib/api/field-errors.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { toast } from '../../../lib/toast.ts';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';
import {
  type AnswerValues,
  bodyOf,
  emptyOffer,
  nextOption,
  type Offer,
  offerKey,
  toFieldErrors,
  validateAnswer,
  valuesOf,
  withEveryLine,
} from './answer-values.ts';

/** Default validity in days after the deadline, because buyers need time to compare. */
const VALID_DAYS = 30;

/** Holds the answer in the form. If the request is amended meanwhile, the supplier can continue after reading the changes. */
export function useAnswer(rfq: SuppliersRfq, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [read, setRead] = useState(rfq.version);
  const [values, setValues] = useState(() =>
    valuesOf(rfq, daysLater(dayOf(new Date(rfq.deadline ?? rfq.now), rfq.country), VALID_DAYS)),
  );
  const [faults, setFaults] = useState<FieldErrors>({});
  const { lines, currency } = rfq;
  const offers = useMemo(() => withEveryLine(values.offers, lines, currency), [values.offers, lines, currency]);
  const current: AnswerValues = { ...values, technical: rfq.twoEnvelopes ? values.technical : '', offers };
  // The actions stay the same objects while the request does not change, so that only the edited line of a hundred renders again.
  const actions = useMemo(() => {
    const change = (to: (before: readonly Offer[]) => readonly Offer[], fields: readonly string[] = []) => {
      setValues((before) => ({ ...before, offers: to(withEveryLine(before.offers, lines, currency)) }));
      setFaults((before) => withoutErrors(before, [...fields, 'lines']));
    };
    return {
      changeOffer: (key: string, to: Partial<Offer>) =>
        change(
          (all) => all.map((offer) => (offerKey(offer) === key ? { ...offer, ...to } : offer)),
          Object.keys(to).map((name) => `${key}.${name}`),
        ),
      addOption: (line: RfqLine) =>
        change((all) => {
          const option = nextOption(all, line.line);
          return option ? [...all, emptyOffer(line, option, currency)] : all;
        }),
      removeOption: (key: string) => change((all) => all.filter((offer) => offerKey(offer) !== key)),
    };
  }, [lines, currency]);

  const showErrors = (found: FieldErrors) => {
    setFaults(found);
    focusFirstInvalidField();
  };

  const sending = useMutation({
    mutationFn: () => {
      const body = bodyOf(current, read);
      return call(submitAnswer, { params: { id: rfq._id }, body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: () => {
      onDone();
      void toast({ message: t(submitAnswer.message), tone: 'good' });
    },
    onError: (error) => {
      if (error instanceof CallError) showErrors(toFieldErrors(error.errors, current));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });

  return {
    values: current,
    faults,
    actions,
    sending,
    /** True if the request was amended after the form was opened, and the changes are not read yet. */
    amended: rfq.version !== read,
    since: rfq.versions.filter(({ version }) => version > read),
    markRead: () => setRead(rfq.version),
    write(change: Partial<Omit<AnswerValues, 'offers'>>) {
      setValues((before) => ({ ...before, ...change }));
      setFaults((before) => withoutErrors(before, Object.keys(change)));
    },
    send() {
      const found = validateAnswer(current);
      if (Object.keys(found).length > 0) showErrors(found);
      else sending.mutate();
    },
  };
}

export type Answer = ReturnType<typeof useAnswer>;
