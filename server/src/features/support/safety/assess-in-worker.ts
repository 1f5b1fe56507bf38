// Has what somebody wrote judged by a worker thread: rules and encoder keep a core busy, and nobody's page is to wait for them.
// The worker is started when somebody first writes, and ends after a quiet while: at rest it holds no memory.
import { on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fairQueue } from '../../../platform/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import { currentNetwork } from '../../../platform/request-context.ts';
import { type Assessment, assessByRules } from './assess.ts';

export type FromWorker = { kind: 'ready' } | { kind: 'rules' | 'whole'; assessment: Assessment };

const limits = {
  /** Reading model and encoder takes a second or two; a busy machine is slow at it. */
  startMs: 60_000,
  /** Whose turn it is waits no longer than this for it to start: the rules answer meanwhile, and it starts on for the next one. */
  patienceMs: 20_000,
  /** The longest letter takes less than one. */
  judgeMs: 10_000,
  /** Between two messages of one conversation somebody may well think for some minutes. */
  quietMs: 15 * 60_000,
  /** A whole parish may write from one network. */
  waitingOfOne: 60,
  /** Some two minutes of work. More than that are judged by the rules at once: nobody goes unheard. */
  waitingOfAll: 300,
};
// By then most of a line of sixty is done.
const COME_AGAIN_SECONDS = 10;

type Options = Partial<typeof limits> & { worker?: URL };

export function openJudge({ worker = new URL('./assess-worker.ts', import.meta.url), ...options }: Options = {}) {
  const { startMs, patienceMs, judgeMs, quietMs, waitingOfOne, waitingOfAll } = { ...limits, ...options };
  const busy = () => new Problem('server.busy', { retryAfterSeconds: COME_AGAIN_SECONDS });
  const inTurn = fairQueue(waitingOfOne, busy);
  let waiting = 0;
  let current: ReturnType<typeof start> | undefined;
  let quiet: NodeJS.Timeout | undefined;

  function close() {
    clearTimeout(quiet);
    void current?.made.terminate();
    current = undefined;
  }

  function start() {
    const made = new Worker(worker);
    // A house that closes does not wait for it.
    made.unref();
    // One that breaks while nobody waits for it ends neither the house nor its successor.
    made.on('error', () => undefined);
    made.once('exit', () => {
      if (current?.made === made) current = undefined;
    });
    return { made, isReady: readinessOf(made, startMs) };
  }

  async function ask(text: string): Promise<Assessment> {
    clearTimeout(quiet);
    let byRules: Assessment | undefined;
    try {
      current ??= start();
      const { made, isReady } = current;
      if (!(await Promise.race([isReady, soon(patienceMs)]))) return assessByRules(text);
      made.postMessage(text);
      for await (const said of saidBy(made, judgeMs)) {
        if (said.kind === 'whole') return said.assessment;
        if (said.kind === 'rules') byRules = said.assessment;
      }
      throw new Error('The worker ended.');
    } catch (error) {
      close();
      // Nothing of the message is in it; and somebody must hear that the layer is weaker than it should be.
      process.emitWarning(`The crisis layer’s worker failed: ${error instanceof Error ? error.name : 'unknown'}`);
      return byRules ?? assessByRules(text);
    } finally {
      quiet = setTimeout(close, quietMs).unref();
    }
  }

  return {
    /** By turns between the writers. Where the worker fails, the rules decide. */
    async assess(text: string, writer: string): Promise<Assessment> {
      if (waiting >= waitingOfAll) return assessByRules(text);
      waiting += 1;
      try {
        return await inTurn(writer, () => ask(text));
      } finally {
        waiting -= 1;
      }
    },
    close,
  };
}

async function readinessOf(worker: Worker, ms: number): Promise<true> {
  for await (const { kind } of saidBy(worker, ms)) if (kind === 'ready') return true;
  throw new Error('The worker ended.');
}

/** False when the time is over. */
function soon(ms: number): Promise<false> {
  return pause(ms, false, { ref: false });
}

/** Until it ends; rejects when it breaks, or when the time is over. */
async function* saidBy(worker: Worker, ms: number): AsyncGenerator<FromWorker> {
  for await (const [said] of on(worker, 'message', { signal: AbortSignal.timeout(ms), close: ['exit'] })) yield said;
}

const judge = openJudge();

/** A member waits behind their own messages; visitors behind those of their network. */
export function assessFor(userId: string | null, text: string): Promise<Assessment> {
  return judge.assess(text, userId ?? currentNetwork() ?? 'nobody');
}
