// What the branches of a tradition are called on the screen. A family may write its own word instead.
import { type Branch, branches, type FaithTradition } from '@evenlight/contract/traditions';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Record<Branch, MessageDescriptor> = {
  vaishnava: msg`Vaishnava`,
  shaiva: msg`Shaiva`,
  'arya-samaj': msg`Arya Samaj`,
  swaminarayan: msg`Swaminarayan`,
  lingayat: msg`Lingayat`,
  sunni: msg`Sunni`,
  shia: msg`Shia`,
  ismaili: msg`Ismaili`,
  ahmadi: msg`Ahmadi`,
  orthodox: msg`Orthodox`,
  conservative: msg`Conservative`,
  reform: msg`Reform`,
  sephardi: msg`Sephardi`,
  catholic: msg`Catholic`,
  'eastern-orthodox': msg`Eastern Orthodox`,
  protestant: msg`Protestant`,
  homegoing: msg`Homegoing`,
  theravada: msg`Theravada`,
  'pure-land': msg`Pure Land`,
  zen: msg`Zen`,
  tibetan: msg`Tibetan`,
  'jodo-shinshu': msg`Jodo Shinshu`,
  amritdhari: msg`Amritdhari`,
  keshdhari: msg`Keshdhari`,
  sehajdhari: msg`Sehajdhari`,
};

export function knownBranches(tradition: FaithTradition): readonly Branch[] {
  return branches[tradition];
}

/** A branch of our list by its name, a family's own word as it was written. */
export function branchName(branch: string, i18n: I18n): string {
  const [, name] = Object.entries(names).find(([known]) => known === branch) ?? [];
  return name ? i18n._(name) : branch;
}
