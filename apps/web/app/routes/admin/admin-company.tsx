import { useParams } from 'react-router';
import { CompanyScreen } from '../../features/operations/companies/company-screen.tsx';

export default function AdminCompany() {
  const { id = '' } = useParams();
  return <CompanyScreen key={id} id={id} />;
}
