import { createTransport } from 'nodemailer';
import { type Language, type Letter, renderLetter } from './letter.ts';

export type Mail = {
  send: (to: string, letter: Letter, language: Language) => Promise<void>;
  close: () => void;
};

export function createMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async (to, letter, language) => {
      await transport.sendMail({ to, ...(await renderLetter(letter, language)) });
    },
    close: () => transport.close(),
  };
}
