// The page is never cached for other visitors, because the address contains a secret.
import { ResetPasswordScreen } from '../features/account/reset-password-screen.tsx';

export default ResetPasswordScreen;
