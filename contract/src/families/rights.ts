// Who may do what in a family's group. One table: the server decides by it, the screens show by it, the tests walk
// through it cell by cell.
import { z } from '../zod.ts';

export const familyRoles = ['admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer'] as const;
export const FamilyRole = z.enum(familyRoles);
export type FamilyRole = z.infer<typeof FamilyRole>;

/** Whoever comes in by the link everybody may pass on. */
export const LOWEST_ROLE: FamilyRole = 'viewer';
export const DEFAULT_ROLE: FamilyRole = 'member';

export const familyRights = {
  /** The group, its people, tasks, messages, papers, decisions, and the plan itself. */
  see: ['admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer'],
  /** Messages, and comments on tasks. */
  talk: ['admin', 'coordinator', 'editor', 'contributor', 'member'],
  /** A voice in what is put to the family. */
  decide: ['admin', 'coordinator', 'editor', 'contributor', 'member'],
  addTasks: ['admin', 'coordinator', 'editor', 'contributor'],
  addDocuments: ['admin', 'coordinator', 'editor', 'contributor'],
  /** Anybody's tasks, papers and their order. One's own, and those one was given, everybody who talks may change. */
  arrange: ['admin', 'coordinator', 'editor'],
  editPlan: ['admin', 'coordinator', 'editor'],
  /** Put a choice to the family. */
  ask: ['admin', 'coordinator', 'editor'],
  /** Take down what others have said, end a vote early, and bring an earlier version of the plan back. */
  settle: ['admin', 'coordinator'],
  /** The group's name and description. */
  rename: ['admin', 'coordinator'],
  /** Invitations, the link, who is let in, roles, and taking somebody off. */
  people: ['admin'],
  /** Hand the group over or end it. Only an admin can own one. */
  own: ['admin'],
} as const satisfies Record<string, readonly FamilyRole[]>;
export type FamilyRight = keyof typeof familyRights;

export function mayInFamily(role: FamilyRole | null, right: FamilyRight): boolean {
  const roles: readonly FamilyRole[] = familyRights[right];
  return role !== null && roles.includes(role);
}
