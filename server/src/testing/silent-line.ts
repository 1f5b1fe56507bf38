// A connection to a database that can fall silent: it stays open and nothing comes through, as when a machine loses its
// power.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function openSilentLine(databaseUrl: string) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connectTo(databaseUrl);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.once('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  for (const name of ['host', 'port']) url.searchParams.delete(name);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
    },
    speakAgain() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function connectTo(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const directory = searchParams.get('host');
  if (directory?.startsWith('/')) return connect(`${directory}/.s.PGSQL.${searchParams.get('port') ?? 5432}`);
  return connect(Number(port || 5432), hostname);
}
