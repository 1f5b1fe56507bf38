// An answer that is sent line by line, as JSON. Whoever hangs up stops it; so does a house that closes.
import type { ReplyLine } from '@evenlight/contract/support/chat';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type ReplyLines = {
  say: (line: ReplyLine) => void;
  end: () => void;
  /** Fires when nobody listens any more, or when the house closes. */
  signal: AbortSignal;
  /** True when it was us who went: the person wanted the whole answer. */
  isClosing: () => boolean;
};

/** A function that opens such an answer, on this house. */
export function replyLinesOf(app: FastifyInstance): (reply: FastifyReply) => ReplyLines {
  const open = new Set<AbortController>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stop of open) stop.abort();
  });

  return (reply) => {
    const stop = new AbortController();
    const stream = reply.hijack().raw;
    const leave = () => {
      open.delete(stop);
      stop.abort();
    };
    stream.once('close', leave);
    stream.on('error', leave);
    // Whoever left while we looked things up will send no second farewell.
    if (stream.destroyed) leave();
    else {
      open.add(stop);
      stream.writeHead(200, headersWith(reply.getHeaders()));
      // The first word may take a while; whoever waits knows at once that it is coming.
      stream.flushHeaders();
    }
    const canWrite = () => !stream.destroyed && !stream.writableEnded;
    return {
      signal: stop.signal,
      isClosing: () => isClosing,
      say: (line) => {
        if (canWrite()) stream.write(`${JSON.stringify(line)}\n`);
      },
      end: () => {
        if (canWrite()) stream.end();
      },
    };
  };
}

function headersWith(headers: Record<string, unknown>): Record<string, string> {
  // Several values in one header are cookies, and those cannot be joined; none is set here.
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    Array.isArray(value) ? [] : [[name, String(value)]],
  );
  return {
    ...Object.fromEntries(kept),
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // Some proxies would keep the words until there are enough of them.
    'x-accel-buffering': 'no',
  };
}
