import { CompaniesScreen } from '../features/operations/companies-screen.tsx';

export default CompaniesScreen;
