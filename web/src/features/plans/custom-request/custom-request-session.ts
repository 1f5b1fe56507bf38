// What was typed into a request and what became of it, for as long as somebody is on the page around it.
import type { CustomRequest } from '@evenlight/contract/concierge';
import type { z } from '@evenlight/contract/zod';

export type RequestFields = Required<z.input<typeof CustomRequest>>;

type Sending = { key: string; fields: unknown };

export type RequestSession = {
  typed?: RequestFields;
  sending?: Sending;
  /** When an answer is promised by: the request has arrived. */
  answeredBy?: string;
};

/** Sent again after a lost answer, it is still the same request; with other words in it, it is another one. */
export function sendingOf(before: Sending | undefined, fields: unknown, newId: () => string): Sending {
  const isSame = before !== undefined && JSON.stringify(before.fields) === JSON.stringify(fields);
  return isSame ? before : { key: newId(), fields };
}
