import { CompanyPage } from '../../../features/dashboard/settings/company-page.tsx';

export default CompanyPage;
