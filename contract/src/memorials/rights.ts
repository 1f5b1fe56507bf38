// Who may do what on a memorial. One table: the server decides by it, the screens show by it, the tests walk through it.
import { z } from '../zod.ts';

/** `keeper`: the second keeper, who may do what the owner may, except give the memorial away. */
export const memorialRoles = ['owner', 'keeper', 'editor', 'contributor', 'viewer'] as const;
export const MemorialRole = z.enum(memorialRoles);
export type MemorialRole = z.infer<typeof MemorialRole>;

/** Roles somebody can be invited into. */
export const invitedRoles = ['editor', 'contributor', 'viewer'] as const;
export const InvitedRole = z.enum(invitedRoles);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const memorialRights = {
  /** Name, dates, life story, portrait, look, photos. */
  edit: ['owner', 'keeper', 'editor'],
  addEvents: ['owner', 'keeper', 'editor'],
  /** E-mail addresses of guests, and the guest list. */
  seeGuests: ['owner', 'keeper', 'editor'],
  contribute: ['owner', 'keeper', 'editor', 'contributor'],
  /** Who else works on it, and who is here now. */
  seeCollaborators: ['owner', 'keeper', 'editor', 'contributor', 'viewer'],
  /** Guestbook entries that wait; a delegate may as well. */
  moderate: ['owner', 'keeper'],
  reviewContributions: ['owner', 'keeper'],
  /** Privacy, search engines, guestbook rules, the collaborative switch, and who asks for access. */
  settle: ['owner', 'keeper'],
  invite: ['owner', 'keeper'],
  archive: ['owner', 'keeper'],
  /** Delete, restore, name a second keeper and a successor, hand it over. */
  own: ['owner'],
} as const satisfies Record<string, readonly MemorialRole[]>;
export type MemorialRight = keyof typeof memorialRights;

export function mayOnMemorial(role: MemorialRole | null, right: MemorialRight): boolean {
  const roles: readonly MemorialRole[] = memorialRights[right];
  return role !== null && roles.includes(role);
}
