// The page is never cached for other visitors, because the address contains a secret.
import { ConfirmNewsletterScreen } from '../../features/identity/account/newsletter-link-screens.tsx';

export default ConfirmNewsletterScreen;
