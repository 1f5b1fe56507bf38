// Every address that leads nowhere.
import { data } from 'react-router';
import { asDocument } from '../platform/page-handle';
import { NotFoundContent } from './shell/not-found-content';

export const handle = asDocument;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return <NotFoundContent />;
}
