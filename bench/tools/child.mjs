// A contestant in a process of its own: told what it needs, it answers with its port.
import { fork } from 'node:child_process';
import { once } from 'node:events';

export async function startChild(url, { words = [], told } = {}) {
  const child = fork(url, words);
  if (told) child.send(told);
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${url} ended with ${code} before it listened`);
    }),
  ]);
  return { ...message, address: `http://127.0.0.1:${message.port}`, end: () => child.kill() };
}
