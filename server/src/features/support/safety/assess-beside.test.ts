import { expect, test, vi } from 'vitest';
import { assess } from './assess.ts';
import { openJudge } from './assess-beside.ts';

/** A thread of a few lines. */
const threadThat = (lines: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${lines}`)}`);

function warningsHeard() {
  return vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
}

test('beside the house a message is judged as it is in it', async () => {
  const judge = openJudge();
  for (const text of ['I am going to kill myself tonight', 'ya no quiero vivir', 'How much is a cremation?', ''])
    expect(await judge(text, 'ada')).toEqual(await assess(text));
});

test('a thread that breaks leaves the rules, tells nothing of the message, and the next one is judged by a new thread', async () => {
  const warned = warningsHeard();
  const judge = openJudge({
    thread: threadThat(`parentPort.on('message', (text) => {
      if (text.includes('kill')) throw new Error(text);
      parentPort.postMessage({ level: 'none', rules: [text], routes: [], language: 'en' });
    });`),
  });
  expect(await judge('I am going to kill myself tonight', 'ada')).toMatchObject({ level: 'crisis', routes: ['self'] });
  expect(warned.mock.calls).toEqual([['The crisis layer beside the house failed: Error']]);
  expect(await judge('a quiet word', 'ada')).toMatchObject({ rules: ['a quiet word'] });
});

test('a thread that never answers is given up, and the rules decide', async () => {
  const warned = warningsHeard();
  const judge = openJudge({ thread: threadThat(`parentPort.on('message', () => undefined);`), secondsMax: 0.05 });
  expect(await judge('I am going to kill myself tonight', 'ada')).toMatchObject({ level: 'crisis' });
  expect(warned).toHaveBeenCalledTimes(1);
});

test('somebody who sends many holds up nobody else', async () => {
  const judge = openJudge({
    thread: threadThat(`parentPort.on('message', (text) => setTimeout(() => parentPort.postMessage(text), 1));`),
  });
  const done: string[] = [];
  const send = (text: string, writer: string) => judge(text, writer).then(() => done.push(text));
  const flood = Array.from({ length: 10 }, (_, at) => send(`flood ${at}`, 'flood'));
  await send('ada', 'ada');
  expect(done.length).toBeLessThan(4);
  await Promise.all(flood);
  expect(done).toHaveLength(11);
});

test('more than a few of one writer are told to come again, and are not judged', async () => {
  const judge = openJudge({
    thread: threadThat(`parentPort.on('message', (text) => setTimeout(() => parentPort.postMessage(text), 1));`),
    waitingMax: { ofOne: 12, ofAll: 100 },
  });
  const sent = Array.from({ length: 20 }, (_, at) => judge(String(at), 'flood'));
  const settled = await Promise.allSettled(sent);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(7);
  expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } });
});
