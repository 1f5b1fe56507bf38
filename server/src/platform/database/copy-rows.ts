// Bulk rows by PostgreSQL's COPY. The driver knows its messages and has no function for it.
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};

const rowsIn = ({ text }: { text: string }) => Number(text.replace('COPY ', ''));

/** For `copy … to stdout`. How many rows there were is known once the bytes were read to their end. */
export function copyOut(client: pg.Client, statement: string): { bytes: Readable; rows: () => number } {
  let rows = 0;
  let resume = () => undefined as unknown;
  const bytes = new Readable({ read: () => void resume() });
  client.query({
    submit(connection: pg.Connection) {
      resume = () => connection.stream.resume();
      connection.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection) {
      // The driver uses its buffer again for what comes next.
      if (!bytes.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleCommandComplete(message: { text: string }) {
      rows = rowsIn(message);
    },
    handleError: (error: Error) => void bytes.destroy(error),
    handleReadyForQuery: () => void bytes.push(null),
  });
  return { bytes, rows: () => rows };
}

/** For `copy … from stdin`. Answers with how many rows came in. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  let isOver = false;
  let failure: unknown;

  async function send(connection: CopyConnection) {
    for await (const chunk of source) {
      if (isOver) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  }

  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse(connection: CopyConnection) {
      send(connection).catch((error) => {
        failure = error;
        connection.sendCopyFail('the rows could not be read');
      });
    },
    handleCommandComplete(message: { text: string }) {
      rows = rowsIn(message);
    },
    handleError(error: Error) {
      isOver = true;
      reject(failure ?? error);
    },
    handleReadyForQuery: () => resolve(rows),
  });
  return promise;
}
