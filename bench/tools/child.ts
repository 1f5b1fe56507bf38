// A contestant in a process of its own: told what it needs, it answers with its port.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { z } from '../../contract/src/zod.ts';

const Listening = z.object({ port: z.number(), path: z.string().default('/') });

export type Child = { address: string; path: string; end: () => void };

export async function startChild(url: URL, { words = [], told }: { words?: string[]; told?: object }): Promise<Child> {
  const child = fork(url, words);
  if (told) child.send(told);
  const { port, path } = Listening.parse(await firstMessageOf(child, url));
  return { address: `http://127.0.0.1:${port}`, path, end: () => child.kill() };
}

async function firstMessageOf(child: ChildProcess, url: URL): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${url} ended with ${code} before it listened`);
    }),
  ]);
  return message;
}

/** In the child: what it was told. */
export async function whatIsTold<Told extends z.ZodType>(told: Told): Promise<z.infer<Told>> {
  const [message] = await once(process, 'message');
  return told.parse(message);
}

/** In the child: where it listens. */
export function tellWhere(server: Server, path?: string): void {
  process.send?.({ port: portOf(server), path });
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
