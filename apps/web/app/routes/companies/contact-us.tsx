import { ContactOperatorScreen } from '../../features/leads/contact/contact-operator-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ContactOperatorScreen;
