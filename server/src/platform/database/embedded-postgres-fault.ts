/** The embedded database cannot run, or another server holds it; the message is for the person at the terminal. */
export class EmbeddedPostgresFault extends Error {
  override name = 'EmbeddedPostgresFault';
}
