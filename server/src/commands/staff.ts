// `npm run staff -- add <email> [first name] [last name]`, `remove <email>`, `list`: who is on the concierge team.
// The only way to become staff; no screen and no call can do it.
import { changeStaff } from './change-staff.ts';
import { withWorld } from './with-world.ts';

await withWorld('The staff was not changed.', changeStaff);
