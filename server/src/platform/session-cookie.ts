// The session cookie: a random value that means nothing without the database, where only its hash is kept.
import { createHmac, randomBytes } from 'node:crypto';
// Brings the cookie methods into Fastify's types.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** 256 bits: guessing one is out of reach for ever. */
const TOKEN_BYTES = 32;

export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Keyed, so that a stolen database alone cannot be used to test guesses. */
export function hashSessionToken(token: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(token).digest();
}

function isHttps(config: Config) {
  return config.origin.startsWith('https:');
}

/** The `__Host-` prefix makes browsers enforce Secure and Path=/; plain http on one's own machine cannot have it. */
export function sessionCookieName(config: Config): string {
  return isHttps(config) ? '__Host-evenlight_session' : 'evenlight_session';
}

export function sessionTokenOf(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[sessionCookieName(config)];
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string, maxAgeSeconds: number) {
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    maxAge: maxAgeSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Config) {
  reply.clearCookie(sessionCookieName(config), { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) });
}
