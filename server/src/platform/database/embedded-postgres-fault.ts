/** The embedded database cannot run, or another server holds it; the message is for the operator's terminal. */
export class EmbeddedPostgresFault extends Error {
  override name = 'EmbeddedPostgresFault';
}
