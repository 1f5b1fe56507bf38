// `npm run staff -- add <email> [first name] [last name]`, `remove <email>`, `list`: who is on the concierge team.
// The only way to become staff; no screen and no call can do it.
import { AccountEmail, AccountName } from '@evenlight/contract/accounts';
import { sentenceFor } from '@evenlight/contract/field-rules';
import { addStaff, listStaff, removeStaff } from '../features/accounts/staff.ts';
import { withWorld } from './with-world.ts';

const USAGE = 'Say what to do: npm run staff -- add <email> [first name] [last name], remove <email>, or list';

await withWorld('The staff was not changed.', async (world, [task, address, ...names]) => {
  if (task === 'list') return (await listStaff(world)).join('\n') || 'Nobody is staff yet.';
  if (!address || (task !== 'add' && task !== 'remove')) throw new Error(USAGE);
  const email = AccountEmail.safeParse(address, { error: sentenceFor });
  if (!email.success) throw new Error(`${address}: ${email.error.issues[0]?.message}`);
  if (task === 'remove') {
    const wasStaff = await removeStaff(world, email.data);
    return wasStaff ? `${email.data} is not staff any more.` : `${email.data} is not staff.`;
  }
  const [firstName, lastName] = names.map((name) => AccountName.parse(name));
  const isNew = await addStaff(world, { email: email.data, firstName, lastName });
  return isNew
    ? `${email.data} is staff, with a new account. They sign in with a code by e-mail.`
    : `${email.data} is staff.`;
});
