import { createTransport } from 'nodemailer';
import { type Language, type Letter, renderLetter } from './letter.ts';

export type Mail = {
  /** `replyTo` is where an answer goes that is not for us. */
  send: (to: string, letter: Letter, language: Language, options?: { replyTo?: string }) => Promise<void>;
  close: () => void;
};

export function createMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async (to, letter, language, { replyTo } = {}) => {
      await transport.sendMail({ to, ...(replyTo && { replyTo }), ...(await renderLetter(letter, language)) });
    },
    close: () => transport.close(),
  };
}
