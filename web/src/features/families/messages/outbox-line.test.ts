import type { OwnFamilyMessage } from '@evenlight/contract/families/messages';
import { expect, test } from 'vitest';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import { deliver, type Line, takeOut, type Waiting, wantedAgain } from './outbox-line';

const aMessage = (text: string): Waiting => ({
  text,
  replyTo: null,
  attached: [],
  mentions: [],
  refusedAs: null,
  idempotencyKey: crypto.randomUUID(),
});

/** Answers by what a message says, and notes what was posted. */
function anOffice(texts: string[], answers: Record<string, unknown> = {}) {
  let line: Line = texts.map(aMessage);
  const posted: string[] = [];
  const sent: OwnFamilyMessage[] = [];
  return {
    posted,
    answers,
    left: () => line.map(({ text, refusedAs }) => [text, refusedAs]),
    read: () => line,
    change: (next: (line: Line) => Line) => {
      line = next(line);
    },
    onSent: (message: OwnFamilyMessage) => void sent.push(message),
    holding: <Done>(_: string, work: () => Promise<Done>) => work(),
    async post({ text }: Waiting) {
      posted.push(text);
      if (answers[text]) throw answers[text];
      return { content: text } as OwnFamilyMessage;
    },
  };
}

const refusal = (status: number, code: string) => new CallFailed(status, JSON.stringify({ code }));

test('all go, in their order', async () => {
  const office = anOffice(['One', 'Two']);
  expect(await deliver(office)).toBe('done');
  expect(office.posted).toEqual(['One', 'Two']);
  expect(office.left()).toEqual([]);
});

test('without a connection, or while the house is busy, everything stays and nothing is marked', async () => {
  for (const error of [new ConnectionLost(), refusal(429, 'request.too_many'), refusal(503, 'server.failed')]) {
    const office = anOffice(['One', 'Two'], { One: error });
    expect(await deliver(office)).toBe('late');
    expect(office.posted).toEqual(['One']);
    expect(office.left()).toEqual([
      ['One', null],
      ['Two', null],
    ]);
  }
});

test('what is refused is not sent again by itself, and keeps nobody back', async () => {
  const office = anOffice(['One', 'Two'], { One: refusal(404, 'message.not_found') });
  expect(await deliver(office)).toBe('done');
  expect(await deliver(office)).toBe('done');
  expect(office.posted).toEqual(['One', 'Two']);
  expect(office.left()).toEqual([['One', 'message.not_found']]);
});

test('wanted once more by its author, it is sent', async () => {
  const office = anOffice(['One'], { One: refusal(403, 'family.role_too_low') });
  await deliver(office);
  office.answers.One = undefined;
  office.change(wantedAgain(office.read()[0]?.idempotencyKey ?? ''));
  expect(await deliver(office)).toBe('done');
  expect(office.posted).toEqual(['One', 'One']);
  expect(office.left()).toEqual([]);
});

test('what is put in line meanwhile goes in the same round', async () => {
  const office = anOffice(['One']);
  const { post } = office;
  office.post = async (message) => {
    if (message.text === 'One') office.change((line) => [...line, aMessage('Two')]);
    return post(message);
  };
  await deliver(office);
  expect(office.posted).toEqual(['One', 'Two']);
});

test('what its author takes out before its turn is not sent', async () => {
  const office = anOffice(['One', 'Two']);
  const [, two] = office.read();
  const { holding } = office;
  office.holding = (idempotencyKey, work) => {
    if (idempotencyKey === two?.idempotencyKey) expect(takeOut(idempotencyKey, office)).toBe(true);
    return holding(idempotencyKey, work);
  };
  expect(await deliver(office)).toBe('done');
  expect(office.posted).toEqual(['One']);
  expect(office.left()).toEqual([]);
});

test('what has been sent cannot be taken out any more', async () => {
  const office = anOffice(['One']);
  const [one] = office.read();
  await deliver(office);
  expect(takeOut(one?.idempotencyKey ?? '', office)).toBe(false);
});

test('a message is held for as long as it is posted, and until it is out of the line', async () => {
  const office = anOffice(['One', 'Two'], { Two: refusal(404, 'message.not_found') });
  const lines: number[] = [];
  const { holding } = office;
  office.holding = async (idempotencyKey, work) => {
    const outcome = await holding(idempotencyKey, work);
    lines.push(office.read().filter((one) => one.refusedAs === null).length);
    return outcome;
  };
  await deliver(office);
  expect(lines).toEqual([1, 0]);
});
