import { expect, test } from 'vitest';
import { coalesceRequests } from './coalesce-requests.ts';

function aSlowHouse() {
  const answers: PromiseWithResolvers<string>[] = [];
  const ask = coalesceRequests(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { answers, ask };
}

test('whoever comes while a question is under way shares the next one, which is put after they came', async () => {
  const { answers, ask } = aSlowHouse();
  const first = ask('elena');
  const later = [ask('elena'), ask('elena'), ask('elena')];
  expect(answers).toHaveLength(1);
  answers[0]?.resolve('open');
  expect(await first).toBe('open');
  expect(answers).toHaveLength(2);
  answers[1]?.resolve('closed');
  expect(await Promise.all(later)).toEqual(['closed', 'closed', 'closed']);
  const alone = ask('elena');
  answers[2]?.resolve('open again');
  expect(await alone).toBe('open again');
});

test('a question that fails fails for those who shared it, and the next is put all the same', async () => {
  const { answers, ask } = aSlowHouse();
  const first = expect(ask('elena')).rejects.toThrow('away');
  const second = ask('elena');
  answers[0]?.reject(new Error('away'));
  await first;
  await Promise.resolve();
  answers[1]?.resolve('open');
  expect(await second).toBe('open');
});

test('questions about different things do not wait for each other', async () => {
  const { answers, ask } = aSlowHouse();
  void ask('elena');
  const other = ask('amir');
  answers[1]?.resolve('open');
  expect(await other).toBe('open');
});
