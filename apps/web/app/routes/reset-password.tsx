// Never shared between visitors: the address holds a secret.
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx';

export default ResetPasswordScreen;
