// The texts that the Resources tab is drawn with; for the other tabs nothing is asked.
import { listResources } from '@evenlight/contract/resources';
import type { LoaderFunctionArgs } from 'react-router';
import type { FirstCards } from '../../features/resources/queries';
import { askedIn } from '../../features/resources/resource-address';
import { tabIn } from '../../features/support/page/support-address';
import { languageOf } from '../../platform/language-of';
import { pageContext } from '../../platform/page-context';

/** Without an answer the browser asks again, and says so if that fails as well. */
export async function readShelf({ request, context }: LoaderFunctionArgs): Promise<FirstCards> {
  const { api, report } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  if (tabIn(address) !== 'resources') return null;
  const asked = askedIn(address);
  try {
    return { asked, cards: await api(listResources, { query: { ...asked, language: languageOf(request) } }) };
  } catch (error) {
    report(error);
    return null;
  }
}
