import { AccountEmail, AccountName } from '@evenlight/contract/accounts';
import { sentenceFor } from '@evenlight/contract/field-rules';
import { addStaff, listStaff, removeStaff } from '../features/accounts/staff.ts';
import type { World } from '../platform/world.ts';
import { calledHere } from './called-here.ts';

const USAGE = `Say what to do: ${calledHere('staff', 'add <email> [first name] [last name]')}, remove <email>, or list`;

/** What was done, or an error that says why nothing was. */
export async function changeStaff(world: World, [task, address, ...names]: string[]): Promise<string> {
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
}
