// What opens on screens: dialogs, menus, forms with their errors, states that only some words lead to.
import type { Sight } from './look-at.ts';
import { forOthers } from './overlays/for-others.ts';
import { forOwners } from './overlays/for-owners.ts';
import { forTheTeam } from './overlays/for-the-team.ts';
import { forVisitors } from './overlays/for-visitors.ts';

export const overlays: readonly Sight[] = [...forVisitors, ...forOwners, ...forOthers, ...forTheTeam];
