import { TeamPage } from '../../../features/dashboard/settings/team-page.tsx';

export default TeamPage;
