// The lines that answer, in words and as links to touch.
import {
  type CrisisLineName,
  type CrisisRoute,
  crisisLines,
  lifelineWords,
  linesFor,
} from '@evenlight/contract/support/levels';
import { linkOf } from '@evenlight/contract/support/lines';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const lineNames: Record<CrisisLineName, MessageDescriptor> = {
  lifeline: msg`Suicide and crisis lifeline, free, at any hour, also in Spanish`,
  emergency: msg`Emergency, when somebody is in danger now`,
  domesticViolence: msg`Domestic violence hotline, free, at any hour`,
  poisonControl: msg`Poison control, free, at any hour`,
  childhelp: msg`Childhelp, for children and for whoever worries about one, free, at any hour`,
  sexualAssault: msg`RAINN, when somebody was touched or forced, free, at any hour`,
};

/** What somebody in this kind of danger is told first. */
export const routeTitles: Record<CrisisRoute, MessageDescriptor> = {
  self: msg`You do not have to carry this alone. Somebody can talk with you right now.`,
  others: msg`Nobody has to be hurt. Somebody can help you right now.`,
  abuse: msg`You deserve to be safe. Somebody can help you right now.`,
  medical: msg`This may need a doctor right now.`,
  worried: msg`You can get help for somebody you worry about, right now.`,
  child: msg`It is right to tell this. Somebody can help right now.`,
};

const inDanger = msg`If you’re in immediate danger, please call 988 or 911`;
const anyoneInDanger = msg`If anyone is in danger right now, call 911.`;

/** The toast that says whom to call; it goes with the notice. */
export const CRISIS_TOAST = 'a crisis in the chat';

/** Whom to call first in this kind of danger. */
export const firstCalls: Record<CrisisRoute, MessageDescriptor> = {
  self: inDanger,
  others: anyoneInDanger,
  abuse: anyoneInDanger,
  medical: msg`Call 911 now, even if you are not sure.`,
  worried: inDanger,
  child: anyoneInDanger,
};

/** A call of ours, or numbers that stay on the screen, could give somebody away who is not safe at home. */
export function mustBeDiscreet(routes: readonly CrisisRoute[]): boolean {
  return routes.includes('abuse') || routes.includes('child');
}

/** Without repeats, the most needed first. */
export function linesOf(routes: readonly CrisisRoute[]): CrisisLineName[] {
  const asked: readonly CrisisRoute[] = routes.length > 0 ? routes : ['self'];
  return [...new Set(asked.flatMap((route) => linesFor[route]))];
}

export function callLink(line: CrisisLineName): string {
  return `tel:${crisisLines[line].call.replace(/\D/g, '')}`;
}

/** Texting 911 reaches nobody in parts of the country, so the one line we send texts to is 988. */
export function textLink(line: CrisisLineName, locale: string): string | null {
  if (line !== 'lifeline') return null;
  const words = lifelineWords[locale];
  return linkOf({ way: 'text', number: crisisLines.lifeline.text, ...(words ? { words } : {}) });
}
