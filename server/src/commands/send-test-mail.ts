// `npm run mail:test -- you@example.org`: proves that mail leaves, before a family depends on it.
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { renderMail } from '../platform/mail/layout.ts';
import { openMailer } from '../platform/mail/mailer.ts';

const [to] = process.argv.slice(2);
try {
  if (!to) throw new Error('Name the address: npm run mail:test -- you@example.org');
  const config = readConfig(process.env);
  const mailer = await openMailer(config, openLog(config));
  const content = renderMail({
    language: 'en',
    brand: config.brand,
    heading: 'Mail works',
    paragraphs: ['This is a test from the command line. If you can read it, mail from this house arrives.'],
    footerReason: 'You get this because somebody who runs the house typed your address.',
  });
  await mailer.deliver({ to, subject: `${config.brand.name}: mail works`, ...content });
  mailer.close();
  process.stdout.write(
    mailer.isLocal ? `Written to ${config.dataDir}/mail (no SMTP_URL is set).\n` : `Sent to ${to}.\n`,
  );
} catch (error) {
  process.stderr.write(`The mail was not sent.\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
