// A window into the local mailbox, for the person at this machine and nobody else. Registered only where mail is local.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../http/same-origin.ts';
import { refuse } from '../problem.ts';
import type { World } from '../world.ts';
import { listLocalMail, readLocalMail } from './local-mailbox.ts';
import { MAIL_BODY_POLICY, MAILBOX_POLICY, mailboxPage, mailPage } from './mailbox-pages.ts';

type Options = {
  dataDir: string;
  /** Links to it may be followed as well, when it is not the address that the mailbox was asked at. */
  origin?: string;
};

type Named = { Params: { name: string } };

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A server with a public name may stand behind a proxy on the same machine. */
export function hasLocalMailbox({ mailer, config }: Pick<World, 'mailer' | 'config'>): boolean {
  return mailer.isLocal && !config.isProduction && isLoopback(new URL(config.origin).host);
}

export function mailboxRoutes(app: FastifyInstance, { dataDir, origin }: Options): void {
  app.get('/dev/mailbox', { onRequest: onlyFromHere }, async (_request, reply) => {
    return sendPage(reply, MAILBOX_POLICY, mailboxPage(await listLocalMail(dataDir)));
  });

  app.get<Named>('/dev/mailbox/:name', { onRequest: onlyFromHere }, async (request, reply) => {
    const mail = await readLocalMail(dataDir, request.params.name);
    if (!mail) return refuse('path.not_found');
    return sendPage(reply, MAILBOX_POLICY, mailPage(mail, isOurs(request, origin)));
  });

  app.get<Named>('/dev/mailbox/:name/body', { onRequest: onlyFromHere }, async (request, reply) => {
    const mail = await readLocalMail(dataDir, request.params.name);
    if (!mail?.html) return refuse('path.not_found');
    reply.header('x-frame-options', 'SAMEORIGIN');
    return sendPage(reply, MAIL_BODY_POLICY, mail.html);
  });
}

/**
 * The mailbox holds sign-in codes. The network address keeps out other machines; the Host keeps out websites that
 * let their own name point to this machine, and proxies that run on it.
 */
async function onlyFromHere(request: FastifyRequest) {
  const address = request.raw.socket.remoteAddress ?? '';
  const isFromHere = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
  if (!isFromHere || !hostOf(request)) refuse('path.not_found');
}

/** The header itself and not `request.host`, which a trusted proxy may speak for. */
function hostOf(request: FastifyRequest): URL | null {
  const host = request.raw.headers.host ?? '';
  // A Host may hold nothing but a name and a port; a URL parser alone would also take paths and user names.
  if (!/^[\w.[\]:-]+$/.test(host)) return null;
  const url = URL.parse(`http://${host}`);
  return url && LOOPBACK_HOSTS.has(url.hostname) ? url : null;
}

function isOurs(request: FastifyRequest, origin: string | undefined) {
  const here = hostOf(request);
  return (link: string): boolean => {
    const url = URL.parse(link);
    if (!url || !here) return false;
    const isHere = url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname) && url.port === here.port;
    return isHere || url.origin === origin;
  };
}

function sendPage(reply: FastifyReply, policy: string, page: string) {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
