import { JoinExpertScreen } from '../features/directory/experts/join-expert-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default JoinExpertScreen;
