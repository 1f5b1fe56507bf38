import { expect, onTestFinished, test, vi } from 'vitest';
import { assess } from './assess.ts';
import { openJudge } from './assess-in-worker.ts';

/** A worker of a few lines, which is ready at once. */
const workerThat = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'; const tell = (said) => parentPort.postMessage(said);
       ${lines}; tell({ kind: 'ready' });`,
    )}`,
  );
const ECHO = workerThat(`parentPort.on('message', (text) =>
  tell({ kind: 'whole', assessment: { level: 'none', rules: [text], routes: [], language: 'en' } }))`);

/** Of an author whom nobody learned from; no rule knows these words. */
const BY_CLASSIFIER = 'Not renewing my license, won’t be around in June';
const DANGER = 'I am going to kill myself tonight';

function aJudge(options: Parameters<typeof openJudge>[0] = {}) {
  const judge = openJudge(options);
  onTestFinished(judge.close);
  return judge.assess;
}

function warningsHeard() {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  return warned;
}

test('a worker judges as the layer does, its classifier included, and nothing fails on the way', async () => {
  const warned = warningsHeard();
  // How long it may take is not asked here, and a busy machine is slow at it.
  const judge = aJudge({ patienceMs: 60_000, judgeMs: 60_000 });
  for (const text of [DANGER, 'ya no quiero vivir', 'How much is a cremation?', ''])
    expect(await judge(text, 'ada')).toEqual(await assess(text));
  expect(await judge(BY_CLASSIFIER, 'ada')).toMatchObject({ level: 'elevated', rules: ['classifier'] });
  expect(warned).not.toHaveBeenCalled();
});

test('a worker that breaks leaves the rules, tells nothing of the message, and the next one is judged by a new worker', async () => {
  const warned = warningsHeard();
  const judge = aJudge({
    worker: workerThat(`parentPort.on('message', (text) => {
      if (text.includes('kill')) throw new Error(text);
      tell({ kind: 'whole', assessment: { level: 'none', rules: [text], routes: [], language: 'en' } });
    })`),
  });
  expect(await judge(DANGER, 'ada')).toMatchObject({ level: 'crisis', routes: ['self'] });
  expect(warned.mock.calls).toEqual([['The crisis layer’s worker failed: Error']]);
  expect(await judge('a quiet word', 'ada')).toMatchObject({ rules: ['a quiet word'] });
});

test('a worker that ends without a word, or never begins, leaves the rules', async () => {
  const warned = warningsHeard();
  const ending = aJudge({ worker: workerThat(`parentPort.on('message', () => process.exit())`) });
  expect(await ending(DANGER, 'ada')).toMatchObject({ level: 'crisis' });
  const missing = aJudge({ worker: new URL('file:///nowhere/at-all.ts') });
  expect(await missing(DANGER, 'ada')).toMatchObject({ level: 'crisis' });
  expect(warned).toHaveBeenCalledTimes(2);
});

test('nobody waits for a worker that takes its time to start: the rules answer, and the next one is judged by it', async () => {
  const late = new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'; const tell = (said) => parentPort.postMessage(said);
       parentPort.on('message', (text) =>
         tell({ kind: 'whole', assessment: { level: 'none', rules: ['by the worker'], routes: [], language: 'en' } }));
       setTimeout(() => tell({ kind: 'ready' }), 500);`,
    )}`,
  );
  const judge = aJudge({ worker: late, patienceMs: 1 });
  expect(await judge(DANGER, 'ada')).toMatchObject({ level: 'crisis' });
  await expect.poll(() => judge(DANGER, 'ada')).toMatchObject({ rules: ['by the worker'] });
});

test('where the classifier never answers, what the worker’s rules said counts', async () => {
  warningsHeard();
  const judge = aJudge({
    worker: workerThat(`parentPort.on('message', () =>
      tell({ kind: 'rules', assessment: { level: 'concern', rules: ['by the worker'], routes: [], language: 'en' } }))`),
    judgeMs: 50,
  });
  expect(await judge('anything', 'ada')).toMatchObject({ rules: ['by the worker'] });
});

test('somebody who sends many holds up nobody else', async () => {
  const judge = aJudge({ worker: ECHO });
  const done: string[] = [];
  const send = (text: string, writer: string) => judge(text, writer).then(() => done.push(text));
  const flood = Array.from({ length: 10 }, (_, at) => send(`flood ${at}`, 'flood'));
  await Promise.all([...flood, send('ada', 'ada')]);
  expect(done.slice(0, 3)).toEqual(['flood 0', 'flood 1', 'ada']);
  expect(done).toHaveLength(11);
});

test('more than a few of one writer are told to come again', async () => {
  const judge = aJudge({ worker: ECHO, waitingOfOne: 12 });
  const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => judge(String(at), 'flood')));
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } });
});

test('when very many wait, the rules judge at once: nobody goes unheard', async () => {
  const judge = aJudge({ worker: ECHO, waitingOfAll: 2 });
  const waiting = [judge('one', 'ada'), judge('two', 'ben')];
  expect(await judge(DANGER, 'cleo')).toMatchObject({ level: 'crisis', routes: ['self'] });
  expect((await Promise.all(waiting)).map(({ rules }) => rules)).toEqual([['one'], ['two']]);
});

test('after a quiet while the worker ends, and the next message has a new one', async () => {
  const judge = aJudge({
    worker: workerThat(`let heard = 0; parentPort.on('message', () =>
      tell({ kind: 'whole', assessment: { level: 'none', rules: [String(++heard)], routes: [], language: 'en' } }))`),
    quietMs: 20,
  });
  expect(await judge('one', 'ada')).toMatchObject({ rules: ['1'] });
  await expect.poll(async () => (await judge('three', 'ada')).rules, { interval: 100 }).toEqual(['1']);
});
