// A cookie that only this host can read and set. Its value is random and means nothing without the database.
import { createHmac, randomBytes } from 'node:crypto';
// Brings the cookie methods into Fastify's types.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** 256 bits: guessing one is out of reach for ever. */
const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Keyed, so that a stolen database alone cannot be used to test guesses. */
export function hashToken(token: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(token).digest();
}

function isHttps(config: Config) {
  return config.origin.startsWith('https:');
}

export function hostCookie(name: string) {
  /** The `__Host-` prefix makes browsers enforce Secure and Path=/; plain http on one's own machine cannot have it. */
  const nameFor = (config: Config) => (isHttps(config) ? `__Host-evenlight_${name}` : `evenlight_${name}`);
  const looks = (config: Config) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) }) as const;
  return {
    nameFor,
    read: (request: FastifyRequest, config: Config) => request.cookies[nameFor(config)],
    set(reply: FastifyReply, config: Config, token: string, maxAgeSeconds: number) {
      reply.setCookie(nameFor(config), token, { ...looks(config), maxAge: maxAgeSeconds });
    },
    clear(reply: FastifyReply, config: Config) {
      reply.clearCookie(nameFor(config), looks(config));
    },
  };
}

/** Says who is signed in. */
export const sessionCookie = hostCookie('session');
