import { CompaniesScreen } from '../../features/operations/companies/companies-screen.tsx';

export default CompaniesScreen;
