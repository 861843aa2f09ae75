import { useParams, useSearchParams } from 'react-router';
import { MessagesScreen } from '../features/messages/messages-screen.tsx';

export default function Messages() {
  const { equipmentId = '' } = useParams();
  const [query] = useSearchParams();
  return <MessagesScreen equipmentId={equipmentId} other={query.get('with') ?? undefined} />;
}
