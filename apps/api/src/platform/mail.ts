import { createTransport } from 'nodemailer';
import { type Language, type Letter, renderLetter } from './letter.ts';

type Options = { replyTo?: string; stopUrl?: string };

export type Mail = {
  /** `replyTo` is where an answer goes that is not for us; `stopUrl` is where a mail program's own button leads that ends such letters. */
  send: (to: string, letter: Letter, language: Language, options?: Options) => Promise<void>;
  close: () => void;
};

export function createMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async (to, letter, language, { replyTo, stopUrl } = {}) => {
      const options = { ...(replyTo && { replyTo }), ...(stopUrl && { list: { unsubscribe: stopUrl } }) };
      await transport.sendMail({ to, ...options, ...(await renderLetter(letter, language)) });
    },
    close: () => transport.close(),
  };
}
