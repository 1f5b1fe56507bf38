// Browsers open connections ahead of need. Node's orderly shutdown waits for those that have not asked anything yet,
// half a minute long; we close them at once.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export function closeQuietSockets(app: FastifyInstance) {
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  const change = (socket: Socket, by: number) => {
    const before = underWay.get(socket);
    if (before !== undefined) underWay.set(socket, before + by);
  };

  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => {
      change(socket, -1);
      // Otherwise it would stay open for the next request until the keep-alive time is over.
      if (isClosing && underWay.get(socket) === 0) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
  });
}
