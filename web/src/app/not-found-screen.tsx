// Every address that leads nowhere.
import { data } from 'react-router';
import { NotFoundContent } from '../parts/not-found-content';
import { asDocument } from '../platform/page-handle';

export const handle = asDocument;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return <NotFoundContent />;
}
