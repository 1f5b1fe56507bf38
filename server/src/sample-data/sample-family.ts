// Lets the family of the tests live in an empty house, so that people can look at a house that is lived in.
import type { FastifyInstance } from 'fastify';
import { users } from '../features/accounts/tables.ts';
import type { World } from '../platform/world.ts';
import { aLivedInFamily } from '../testing/lived-in/lived-in-family.ts';
import type { Place } from '../testing/lived-in/place.ts';
import { placeBeside } from '../testing/lived-in/place-beside.ts';

const OWNER = 'asha@rao.example';
const TEAM = 'carla@team.example';

const people = [
  [OWNER, 'made the plan, the group and the memorials'],
  ['edda@rao.example', 'works on the plan with her'],
  ['vera@rao.example', 'only looks'],
  ['kavya@rao.example', 'keeps the memorial beside her'],
  [TEAM, 'is of our team, whose pages are at /staff'],
] as const;

/** Before the jobs of the house begin, so that what is put in line can be done at once. */
export async function loadSampleFamily(world: World, app: FastifyInstance, say: (sentence: string) => void) {
  const { db, mailer, config } = world;
  if (!mailer.isLocal || !config.sampleData || config.stripe)
    throw new Error('SAMPLE_FAMILY needs the local mailbox, sample data and test payments.');
  if ((await db.$count(users)) === 0) {
    say('Letting a sample family in, which takes some seconds.');
    await aLivedInFamily(withPlainAddresses(placeBeside(world, app)), {
      tradition: 'hindu',
      email: OWNER,
      staffEmail: TEAM,
    });
  }
  say(`\n  A sample family lives here. Sign in at ${config.origin}/login as one of them; the code is in the mailbox.`);
  for (const [address, what] of people) say(`    ${address.padEnd(20)} ${what}`);
}

/** So that one can type them: by their first names. */
function withPlainAddresses(place: Place): Place {
  const given = new Set<string>();
  function addressFor(name: string): string {
    const plain = `${name.toLowerCase()}@rao.example`;
    const address = given.has(plain) ? `${name.toLowerCase()}.${given.size}@rao.example` : plain;
    given.add(address);
    return address;
  }
  return {
    ...place,
    aMember: (options = {}) => place.aMember({ email: addressFor(options.firstName ?? 'somebody'), ...options }),
  };
}
