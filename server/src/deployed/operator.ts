// Whoever follows the runbook: their machine, with a relay and a file of the release on it, and what they set first.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { type Machine, openMachine } from './machine.ts';
import { broughtBy, commandsOf, type ProxyName } from './runbook.ts';

export const EMAIL = 'team@mercy.org';
export const RELEASE = process.env.RELEASE_FILE ?? '';

const MAILS = '/var/mail/received';
const OWN_VALUES = {
  SITE: 'localhost',
  NAME: 'Mercy & Daughters',
  PHONE: '+1 (415) 200-3000',
  EMAIL,
  SMTP_URL: 'smtp://127.0.0.1:2525',
  S3_ENDPOINT: '',
  S3_REGION: '',
  S3_BUCKET: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  STRIPE_SECRET_KEY: 'sk_live_of_mercy',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_mercy',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_mercy',
};

/** `values` are those that this operator sets otherwise. */
export async function openOperator(proxy: ProxyName, values: Partial<typeof OWN_VALUES> = {}) {
  const machine = await openMachine();
  await machine.run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-aiosmtpd
(setsid aiosmtpd -n -l 127.0.0.1:2525 -c aiosmtpd.handlers.Mailbox ${MAILS} < /dev/null > /dev/null 2>&1 &)
printf '#!/bin/sh\nexec cat /run/units/log\n' > /usr/local/bin/journalctl
chmod +x /usr/local/bin/journalctl
cp /checkout/release/${RELEASE} /root/
${broughtBy({ ...OWN_VALUES, ...values })}`);
  return { ...machine, follow: followOn(machine, proxy), nextMail: mailsIn(machine) };
}

/** Runs the blocks of a section, or the one that holds these words; says what they said. */
function followOn(machine: Machine, proxy: ProxyName) {
  return async (section: string, words = ''): Promise<string> => {
    const blocks = commandsOf(section, proxy).filter((commands) => commands.includes(words));
    if (blocks.length === 0) throw new Error(`No block under '${section}' holds '${words}'.`);
    let said = '';
    for (const commands of blocks) said += `${await machine.run(commands)}\n`;
    return said;
  };
}

function mailsIn(machine: Machine) {
  const mailsTo = async (to: string): Promise<Email[]> => {
    const folder = machine.path(`${MAILS}/new`);
    const names = readdirSync(folder).toSorted();
    const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(`${folder}/${name}`))));
    return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
  };
  return async (to: string, after = 0): Promise<Email> => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(200)) {
      const mails = await mailsTo(to);
      const mail = mails[after];
      if (mail) return mail;
    }
    throw new Error(`no mail to ${to} arrived`);
  };
}
