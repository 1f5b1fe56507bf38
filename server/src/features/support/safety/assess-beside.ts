// Has what somebody wrote judged by a thread beside the house: rules and encoder keep a core busy, and nobody's page is to
// wait for them. The thread is started when somebody first writes, and ends after a quiet while: at rest it holds no memory.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fairTurns } from '../../../platform/fair-turns.ts';
import { Problem } from '../../../platform/problem.ts';
import { currentNetwork } from '../../../platform/request-context.ts';
import { type Assessment, assessByRules } from './assess.ts';

// A message takes a fraction of a second; the first one waits until everything is read, which a busy machine is slow at.
const SECONDS_MAX = 20;
const QUIET_MINUTES = 15;

const THREAD = new URL('./assess-worker.ts', import.meta.url);

// A whole parish may write from one network.
const WAITING_MAX = { ofOne: 60, ofAll: 300 };

type Options = { thread?: URL; secondsMax?: number; quietMs?: number; waitingMax?: typeof WAITING_MAX };

export function openJudge({
  thread = THREAD,
  secondsMax = SECONDS_MAX,
  quietMs = QUIET_MINUTES * 60_000,
  waitingMax = WAITING_MAX,
}: Options = {}) {
  const inTurn = fairTurns(waitingMax, () => new Problem('server.busy', { retryAfterSeconds: 5 }));
  let worker: Worker | undefined;
  let quiet: NodeJS.Timeout | undefined;

  function end() {
    void worker?.terminate();
    worker = undefined;
  }

  function started(): Worker {
    const made = new Worker(thread);
    // One that breaks while nobody waits for it is not to end the house.
    made.on('error', end);
    // A house that closes does not wait for it.
    made.unref();
    return made;
  }

  async function ask(text: string): Promise<Assessment> {
    clearTimeout(quiet);
    worker ??= started();
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(secondsMax * 1000) });
    worker.postMessage(text);
    const [assessment] = await answered;
    quiet = setTimeout(end, quietMs).unref();
    return assessment;
  }

  /** By turns between the writers. Where the thread fails, the rules alone decide: nobody goes unheard. */
  return function assessBeside(text: string, writer: string): Promise<Assessment> {
    return inTurn(writer, async () => {
      try {
        return await ask(text);
      } catch (error) {
        end();
        // Nothing of the message is in it; and somebody must hear that the layer is weaker than it should be.
        process.emitWarning(
          `The crisis layer beside the house failed: ${error instanceof Error ? error.name : 'unknown'}`,
        );
        return assessByRules(text);
      }
    });
  };
}

const assessBeside = openJudge();

/** A member waits behind their own messages; visitors behind those of their network. */
export function assessFor(userId: string | null, text: string): Promise<Assessment> {
  return assessBeside(text, userId ?? currentNetwork() ?? 'nobody');
}
