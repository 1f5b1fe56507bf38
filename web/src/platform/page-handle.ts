// What a screen may say about itself to the frame around it.

export type PageHandle = {
  /**
   * A document: complete as the server wrote it. For visitors it stays still, without the application's scripts, so
   * that it is quick on an old phone. For somebody who is signed in it wakes like any other screen.
   */
  isDocument?: boolean;
};

export const asDocument: PageHandle = { isDocument: true };

export function isDocument(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDocument' in handle && handle.isDocument === true;
}
