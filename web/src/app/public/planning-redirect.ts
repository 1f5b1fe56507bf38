// /planning is an address people were given; the wizard is what they look for there.
import { redirect } from 'react-router';
import type { Route } from './+types/planning-redirect';

export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/planning-wizard${new URL(request.url).search}`);
}
