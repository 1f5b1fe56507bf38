// What the address of the family page says: which plan, which part, and which part of the workspace.
import type { PlanId } from '@evenlight/contract/ids';
import { addressNaming } from '../plans/chosen/pages-of-plan';

export const familyTabs = ['overview', 'workspace', 'invitations', 'team'] as const;
export type FamilyTab = (typeof familyTabs)[number];

export const workspaceTabs = ['tasks', 'messages', 'documents', 'decisions', 'team', 'history'] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

const TAB = 'tab';
const PART = 'part';

export function tabIn(address: URLSearchParams): FamilyTab {
  return familyTabs.find((tab) => tab === address.get(TAB)) ?? 'overview';
}

export function workspaceTabIn(address: URLSearchParams): WorkspaceTab {
  return workspaceTabs.find((part) => part === address.get(PART)) ?? 'tasks';
}

/** On the family page, with this plan. */
export function tabAddress(planId: PlanId, tab: FamilyTab) {
  return {
    search: `?${new URLSearchParams({ ...addressNaming(planId), ...(tab === 'overview' ? {} : { [TAB]: tab }) })}`,
  };
}

export function workspaceAddress(planId: PlanId, part: WorkspaceTab) {
  const search = new URLSearchParams({ ...addressNaming(planId), [TAB]: 'workspace', [PART]: part });
  return { search: `?${search}` };
}
