// What a screen may say about itself to the frame around it.
import { isSchedulingAsked } from './scheduling';

export type PageHandle = {
  /**
   * A document: complete as the server rendered it. Visitors get it without the application's scripts, so that it is quick
   * on an old phone. For somebody who is signed in it is hydrated like any other screen.
   */
  isDocument?: boolean | ((params: Params, address: URLSearchParams) => boolean);
};
type Params = Readonly<Record<string, string | undefined>>;

export const asDocument: PageHandle = { isDocument: true };

export function isDocument({ handle, params }: { handle: unknown; params: Params }, search: string): boolean {
  // The dialog that books a talk needs scripts on whatever page it opens.
  if (isSchedulingAsked(search)) return false;
  const { isDocument = false }: PageHandle = typeof handle === 'object' && handle !== null ? handle : {};
  return typeof isDocument === 'function' ? isDocument(params, new URLSearchParams(search)) : isDocument;
}
