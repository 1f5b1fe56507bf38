// Reads the codes that the house under test has mailed.
import { codeIn, mailReader } from '@evenlight/server/testing/mail-reader';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

/** The next code that was mailed to an address, and the link beside it. */
export async function nextCodeTo(address: string): Promise<{ code: string; link: string }> {
  const mail = await nextMail(address);
  return { code: codeIn(mail), link: /^http\S+$/m.exec(mail.text)?.[0] ?? '' };
}
