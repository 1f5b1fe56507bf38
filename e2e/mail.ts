// Reads the codes that the house under test has mailed.
import { codeIn, mailReader } from '@evenlight/server/testing/mail-reader';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

/** The next code that was mailed to an address, and the link beside it. Our team gets other mail in between. */
export async function nextCodeTo(address: string): Promise<{ code: string; link: string }> {
  const mail = await nextMail(address);
  const code = codeIn(mail);
  return code ? { code, link: /^http\S+$/m.exec(mail.text)?.[0] ?? '' } : nextCodeTo(address);
}
