// What the matrix says of one endpoint.
import type { Upload } from '../../testing/uploads.ts';
import type { Household } from './household.ts';
import type { Role } from './roles.ts';

export type Sent = {
  /** Those that are not filled by the household's names. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  upload?: Upload;
};

export type Entry = {
  /**
   * Who may. 'anyone': also visitors. 'members': whoever is signed in, on what is their own. 'holder': whoever has the
   * secret, signed in or not.
   */
  may: readonly Role[] | 'anyone' | 'members' | 'holder';
  /** What succeeds for one who may; made again for each asking. */
  send?: (on: Household) => Sent | Promise<Sent>;
  /** Who shows that it can be done, when it is not the last of those who may. */
  by?: Role;
  /** Where one has to be in a browser, or in the middle of something: asks as one who may, and says what came back. */
  control?: (on: Household) => Promise<number>;
  /** What those hear who are none of this family's, when it is not 404; with the reason beside it. */
  toStrangers?: number;
  /** The secret is in their hands and only the address is not theirs: that much is said. */
  isLetter?: true;
  /** What is heard of a second thing that is not the first one's, when it is not 404. */
  ofOthers?: number;
  /** What those of the family hear whose role is too low, when it is not 403. */
  toFamily?: number;
};

export type Entries = Record<string, Entry>;
