// /planning is an address people were given; the wizard is what they look for there.
import { type LoaderFunctionArgs, redirect } from 'react-router';

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/planning-wizard${new URL(request.url).search}`);
}
