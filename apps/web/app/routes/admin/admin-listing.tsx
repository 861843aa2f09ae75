import { useParams } from 'react-router';
import { ListingFile } from '../../features/operations/search/listing-file.tsx';

export default function AdminListingFile() {
  const { id = '' } = useParams();
  return <ListingFile key={id} id={id} />;
}
