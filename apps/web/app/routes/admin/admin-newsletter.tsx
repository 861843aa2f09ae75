import { NewsletterScreen } from '../../features/operations/newsletter/newsletter-screen.tsx';

export default NewsletterScreen;
