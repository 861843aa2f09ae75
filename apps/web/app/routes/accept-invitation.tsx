// Never shared between visitors: the address holds a secret.
import { AcceptInvitationScreen } from '../features/account/accept-invitation-screen.tsx';

export default AcceptInvitationScreen;
