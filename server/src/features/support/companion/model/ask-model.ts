// Speaks with the configured endpoint through the SDK. Loaded only where a model is configured.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type ModelMessage, streamText } from 'ai';
import type { ModelConfig } from '../../../../platform/config.ts';

// The SDK would print warnings to the console, and they may hold what people wrote.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Four sentences in either language, with room to spare. */
export const MAX_OUTPUT_TOKENS = 300;
const CLASSIFY_OUTPUT_TOKENS = 10;
/** Somebody waits in front of a screen; after this the offline companion is the kinder answer. */
const FIRST_WORDS_MS = 8_000;
const IDLE_MS = 6_000;

export type Asked = { instructions: string; messages: ModelMessage[]; signal: AbortSignal };
/** The pieces of an answer as they come, then how it ended. */
export type Piece = { text: string } | { isWhole: boolean; tokens: number | undefined };

/** Why there is no answer, in words that hold nothing of what was written. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
}

export type Model = ReturnType<typeof openModel>;

export function openModel(config: ModelConfig) {
  const model = languageModel(config);
  const quietly = { telemetry: { isEnabled: false }, model } as const;

  async function* stream({ instructions, messages, signal }: Asked): AsyncGenerator<Piece> {
    const firstWords = new AbortController();
    const alarm = setTimeout(() => firstWords.abort(), Math.min(FIRST_WORDS_MS, config.timeoutMs));
    try {
      const { stream: parts } = streamText({
        ...quietly,
        instructions,
        messages,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, firstWords.signal]),
        timeout: { totalMs: config.timeoutMs, chunkMs: Math.min(IDLE_MS, config.timeoutMs) },
        // Without a listener the SDK prints the error, and with it what was sent.
        onError: () => undefined,
      });
      for await (const part of parts) {
        if (part.type === 'error') throw failed(part.error);
        if (part.type === 'abort') throw new ModelFailed('late');
        if (part.type === 'text-delta') {
          clearTimeout(alarm);
          yield { text: part.text };
        }
        if (part.type === 'finish') yield ending(part.finishReason, part.totalUsage.totalTokens);
      }
    } catch (error) {
      throw failed(error);
    } finally {
      clearTimeout(alarm);
    }
  }

  async function say({ instructions, messages, signal }: Asked): Promise<{ text: string; tokens: number | undefined }> {
    try {
      const { text, usage } = await generateText({
        ...quietly,
        instructions,
        messages,
        maxOutputTokens: CLASSIFY_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal: signal,
      });
      return { text, tokens: usage.totalTokens };
    } catch (error) {
      throw failed(error);
    }
  }
  return { stream, say };
}

function languageModel({ kind, url, name, key }: ModelConfig) {
  // The key travels in a header, which a redirect would carry to somebody else.
  const direct: typeof fetch = (address, options) => fetch(address, { ...options, redirect: 'error' });
  if (kind === 'anthropic') return createAnthropic({ baseURL: url, apiKey: key, fetch: direct })(name);
  return createOpenAICompatible({ name: 'model', baseURL: url, apiKey: key, includeUsage: true, fetch: direct })(name);
}

function ending(reason: string, tokens: number | undefined): Piece {
  if (reason !== 'stop' && reason !== 'length') throw new ModelFailed(`ended: ${reason}`);
  return { isWhole: reason === 'stop', tokens };
}

function failed(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  if (APICallError.isInstance(error)) return new ModelFailed(`status ${error.statusCode ?? 'none'}`);
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : null;
  if (APICallError.isInstance(cause)) return new ModelFailed(`status ${cause.statusCode ?? 'none'}`);
  return new ModelFailed(error instanceof Error ? error.name : 'unknown');
}
