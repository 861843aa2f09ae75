// The page is never cached for other visitors, because the address contains a secret.
import { AcceptInvitationScreen } from '../../features/identity/account/accept-invitation-screen.tsx';

export default AcceptInvitationScreen;
