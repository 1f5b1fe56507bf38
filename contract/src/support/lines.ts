// Lines that answer people in special situations, beside those for danger in levels.ts. Words for them are on the screens.
import { keysOf } from '../keys-of.ts';

/** The last time they were compared with what is published of them; nobody called them for that. Whoever changes one compares all. */
export const LINES_CHECKED_ON = '2026-11-16';

type Call = { way: 'call'; number: string /** A key to press once it is answered. */; pressing?: string };
type Text = { way: 'text'; number: string /** The word to send. */; words?: string };
type Chat = { way: 'chat'; url: string };
/** By telephone relay: first this number, then the line's own. */
type Relay = { way: 'relay'; number: string; thenDial: string };
/** In American Sign Language, from a videophone. */
type Video = { way: 'video'; number: string };
export type LineWay = Call | Text | Chat | Relay | Video;

type HelpLine = { group: 'now' | 'situation'; ways: readonly LineWay[] };

const lines = {
  lifeline: {
    group: 'now',
    ways: [
      { way: 'call', number: '988' },
      { way: 'text', number: '988' },
      { way: 'chat', url: 'https://988lifeline.org/chat/' },
    ],
  },
  emergency: { group: 'now', ways: [{ way: 'call', number: '911' }] },
  spanish: {
    group: 'now',
    ways: [
      { way: 'call', number: '988', pressing: '2' },
      { way: 'text', number: '988', words: 'AYUDA' },
    ],
  },
  deaf: {
    group: 'now',
    ways: [
      { way: 'video', number: '988' },
      { way: 'relay', number: '711', thenDial: '988' },
      { way: 'text', number: '988' },
    ],
  },
  crisisTextLine: {
    group: 'now',
    ways: [{ way: 'text', number: '741741', words: 'HOME' }],
  },
  crisisTextLineSpanish: {
    group: 'now',
    ways: [{ way: 'text', number: '741741', words: 'AYUDA' }],
  },
  poisonControl: { group: 'now', ways: [{ way: 'call', number: '1-800-222-1222' }] },
  veterans: {
    group: 'situation',
    ways: [
      { way: 'call', number: '988', pressing: '1' },
      { way: 'text', number: '838255' },
    ],
  },
  domesticViolence: {
    group: 'situation',
    ways: [
      { way: 'call', number: '1-800-799-7233' },
      { way: 'text', number: '88788', words: 'START' },
    ],
  },
  trevorProject: {
    group: 'situation',
    ways: [
      { way: 'call', number: '1-866-488-7386' },
      { way: 'text', number: '678-678', words: 'START' },
    ],
  },
  transLifeline: { group: 'situation', ways: [{ way: 'call', number: '1-877-565-8860' }] },
  childhelp: { group: 'situation', ways: [{ way: 'call', number: '1-800-422-4453' }] },
  sexualAssault: { group: 'situation', ways: [{ way: 'call', number: '1-800-656-4673' }] },
  maternal: {
    group: 'situation',
    ways: [
      { way: 'call', number: '1-833-852-6262' },
      { way: 'text', number: '1-833-852-6262' },
    ],
  },
  disaster: {
    group: 'situation',
    ways: [
      { way: 'call', number: '1-800-985-5990' },
      { way: 'text', number: '1-800-985-5990' },
    ],
  },
  friendship: { group: 'situation', ways: [{ way: 'call', number: '1-888-670-1360' }] },
  warmLine: { group: 'situation', ways: [{ way: 'call', number: '1-855-845-7415' }] },
} as const satisfies Record<string, HelpLine>;

export type HelpLineName = keyof typeof lines;
export const helpLines: Record<HelpLineName, HelpLine> = lines;
export const helpLineNames = keysOf(lines);

/** What a phone is told to do; a chat opens its page, and a videophone dials for itself. */
export function linkOf(way: LineWay): string | null {
  if (way.way === 'chat') return way.url;
  if (way.way === 'video') return null;
  const digits = way.number.replace(/\D/g, '');
  if (way.way !== 'text') return `tel:${digits}`;
  return way.words ? `sms:${digits}?&body=${encodeURIComponent(way.words)}` : `sms:${digits}`;
}
