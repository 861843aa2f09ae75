import { HelpScreen } from '../features/help/help-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default HelpScreen;
