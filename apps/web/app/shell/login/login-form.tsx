import { login } from '@rigsouq/contract/identity/calls';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { storeSession } from '../../lib/api/session.ts';
import { roleToStore } from '../session-rules.ts';
import { CodeStep } from './code-step.tsx';
import { type Credentials, PasswordStep } from './password-step.tsx';

type LoginFormProps = {
  onLogin: (role: string) => void;
  /** Called when a link leads away, so that a modal around the form can close. */
  onLeave?: () => void;
  /** The path to open after the login. Registering a new account leads there too. */
  back?: string | undefined;
  email?: string | undefined;
};

export function LoginForm({ onLogin, onLeave, back, email }: LoginFormProps) {
  // Between the two steps the password is kept only in memory.
  const [checked, setChecked] = useState<Credentials>();

  async function enter(body: Credentials & { code?: string }) {
    const answer = await call(login, { body });
    const role = roleToStore(answer.role);
    storeSession({ token: answer.token, userId: answer._id, role });
    onLogin(role);
  }

  if (!checked)
    return <PasswordStep enter={enter} onCodeWanted={setChecked} onLeave={onLeave} back={back} email={email} />;
  return <CodeStep enter={(code) => enter({ ...checked, code })} onBack={() => setChecked(undefined)} />;
}
