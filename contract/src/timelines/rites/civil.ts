// What the law and the county ask for, the same in every tradition but for its day.
import { rite, type When } from '../rite.ts';

const withBody = { isWithBody: true } as const;

export const pronounce = rite('civ-pronounce', 'preparation', 'essential', 'D+0', withBody);
export const authority = rite('civ-authority', 'preparation', 'essential', 'D+0', withBody);
export const transfer = rite('civ-transfer', 'preparation', 'essential', 'D+0', withBody);
export const register = (when: When) => rite('civ-record', 'preparation', 'essential', when, withBody);
export const permit = (when: When) => rite('civ-permit', 'preparation', 'essential', when, withBody);
export const announce = (when: When) => rite('civ-announce', 'preparation', 'recommended', when);
export const militaryHonors = (when: When) =>
  rite('civ-veteran', 'preparation', 'optional', when, { onlyIf: { answer: 'isVeteran' } });
export const notices = (when: When) => rite('civ-notices', 'aftercare', 'recommended', when);
export const griefCheckIn = (when: When) => rite('civ-grief', 'aftercare', 'recommended', when);
