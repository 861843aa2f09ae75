import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { answerQuestion, askQuestion } from '@rigsouq/contract/rfqs/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Rfq } from '../rfq-query.ts';
import classes from './request.module.css';

type Question = Rfq['questions'][number];

/** Shows questions and answers. Suppliers ask anonymously, and every supplier reads the answers. */
export function QuestionsPanel({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const { _id: id, questions, side } = rfq;
  const canAsk = side === 'supplier' && rfq.can.ask;
  const canAnswer = side === 'buyer' && rfq.state === 'open';
  return (
    <DealPanel title={t('Questions and answers')}>
      {questions.length === 0 && !canAsk && <p className={classes.detail}>{t('No questions yet.')}</p>}
      {questions.length > 0 && (
        <ul>
          {questions.map((question) => (
            <li key={question._id} className={classes.question}>
              <QuestionText question={question} />
              {question.answer === null && canAnswer && (
                <MessageForm
                  label={t('Your answer (visible to all suppliers)')}
                  button={t('Send answer')}
                  max={5_000}
                  done={t(answerQuestion.message)}
                  send={(answer) =>
                    call(answerQuestion, { params: { id, questionId: question._id }, body: { answer } })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canAsk && (
        <div className={questions.length > 0 ? classes.ask : undefined}>
          <MessageForm
            label={t('Ask the buyer')}
            hint={t('All suppliers see your question, without your name.')}
            button={t('Send question')}
            max={2_000}
            done={t(askQuestion.message)}
            send={(question) => call(askQuestion, { params: { id }, body: { question } })}
          />
        </div>
      )}
    </DealPanel>
  );
}

function QuestionText({ question: { question, askedAt, mine, answer, answeredAt } }: { question: Question }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <p className={classes.text}>
          <bdi>{question}</bdi>
        </p>
        <p className={classes.detail}>
          {mine && `${t('Your question')} · `}
          <Moment at={askedAt} />
        </p>
      </div>
      {answer !== null && (
        <div className={classes.reply}>
          <p className={classes.text}>
            <bdi>{answer}</bdi>
          </p>
          {answeredAt && (
            <p className={classes.detail}>
              {t('The buyer')} · <Moment at={answeredAt} />
            </p>
          )}
        </div>
      )}
    </>
  );
}

type MessageFormProps = {
  label: string;
  hint?: string;
  button: string;
  max: number;
  done: string;
  send: (message: string) => Promise<unknown>;
};

function MessageForm({ label, hint, button, max, done, send }: MessageFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const sending = useMutation({
    mutationFn: () => send(message),
    onSuccess: () => {
      setMessage('');
      void toast({ message: done, tone: 'good' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    sending.mutate();
  }

  return (
    <form noValidate className={classes.request} onSubmit={submit}>
      <Textarea
        label={label}
        description={hint}
        size="md"
        rows={2}
        maxLength={max}
        value={message}
        error={sending.isError && messageOf(i18n, sending.error, t('Failed to send'))}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={sending.isPending} className={classes.send ?? ''}>
        {sending.isPending ? t('Sending...') : button}
      </Button>
    </form>
  );
}
