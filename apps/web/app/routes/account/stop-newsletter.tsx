// The page is never cached for other visitors, because the address contains a secret.
import { StopNewsletterScreen } from '../../features/identity/account/newsletter-link-screens.tsx';

export default StopNewsletterScreen;
