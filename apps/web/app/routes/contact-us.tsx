import { ContactOperatorScreen } from '../features/contact/contact-operator-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ContactOperatorScreen;
