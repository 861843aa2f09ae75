import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { REVIEW_MAX, replyToReview } from '@rigsouq/contract/trust/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './review-form.module.css';

export function ReplyForm({ reviewId }: { reviewId: string }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const mutation = useMutation({
    mutationFn: () => call(replyToReview, { params: { id: reviewId }, body: { text } }),
    onSuccess: () => void toast({ message: t(replyToReview.message), tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissing(empty);
    if (empty) field.current?.focus();
    else mutation.mutate();
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Textarea
        ref={field}
        name="reply"
        label={t('Your reply')}
        description={t('You can reply once. Your reply appears publicly below the review.')}
        size="md"
        rows={3}
        maxLength={REVIEW_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={missing && t('Enter your review')}
      />
      {mutation.isError && (
        <FailureNote>{messageOf(i18n, mutation.error, t('Failed to publish your reply'))}</FailureNote>
      )}
      <div className={classes.answers}>
        <Button type="submit" variant="default" disabled={mutation.isPending}>
          {mutation.isPending ? t('Sending...') : t('Publish reply')}
        </Button>
      </div>
    </form>
  );
}
