// `npm run mail:test -- you@example.org`: proves that mail leaves, before a family depends on it.
import { firstLanguage } from '@evenlight/contract/languages';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { noteMailSent } from '../features/desk/opening/house-record.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { APP_ROLE } from '../platform/database/database.ts';
import { findDatabase } from '../platform/database/find-database.ts';
import { sayWhyNotLetIn } from '../platform/database/why-not-let-in.ts';
import { type Log, openLog } from '../platform/log.ts';
import { renderMail } from '../platform/mail/layout.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { calledHere } from './called-here.ts';
import { commandName, runCommand } from './run-command.ts';
import { whyNoMail } from './why-no-mail.ts';

await runCommand('The mail was not sent.', async ([to]) => {
  if (!to) throw new Error(`Name the address: ${calledHere('mail:test', 'you@example.org')}`);
  const config = readConfig(process.env);
  const log = openLog(config);
  const mailer = await openMailer(config, log);
  const content = renderMail({
    language: firstLanguage,
    brand: config.brand,
    heading: 'Mail works',
    paragraphs: ['This is a test from the command line. If you can read it, mail from this house arrives.'],
    footerReason: 'You get this because somebody who runs the house typed your address.',
  });
  await mailer.deliver({ to, subject: `${config.brand.name}: mail works`, ...content }).catch((error) => {
    throw new Error(whyNoMail(error, { from: config.mail.from, to }), { cause: error });
  });
  mailer.close();
  if (mailer.isLocal) return `Written to ${config.dataDir}/mail (no SMTP_URL is set).`;
  return `Sent to ${to}.${await recorded(config, log)}`;
});

/** For the team's checklist. The mail has left either way, so what goes wrong here is told and fails nothing. */
async function recorded(config: Config, log: Log): Promise<string> {
  try {
    const database = await findDatabase({ config, log, mayJoin: true, name: commandName() });
    const client = new pg.Client(database.app);
    try {
      await client.connect().catch(sayWhyNotLetIn);
      await client.query(`set role ${APP_ROLE}`);
      await noteMailSent(drizzle(client), new Date());
      return '';
    } finally {
      await client.end().catch(() => undefined);
      await database.stop();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return `\nThe checklist of the team does not know of it yet (${reason}). Start the house once, then send another.`;
  }
}
