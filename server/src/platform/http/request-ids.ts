// The number of a request: in the answer, in every line of the log, and in the jobs it causes.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { pageAsking } from '../request-context.ts';

const GIVEN = /^[\w-]{8,64}$/;

/** The proxy's own number where it gave one, so that its log and ours can be laid side by side. Nobody else's counts. */
export function requestIds({ trustedProxy }: { trustedProxy: string | undefined }) {
  const isTrusted = trusting(trustedProxy);
  return ({ headers, socket }: IncomingMessage): string => {
    const page = pageAsking({ socket });
    if (page) return page;
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && GIVEN.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isGiven ? given : randomUUID();
  };
}

// As fastify reads TRUSTED_PROXY.
const NAMED: Record<string, string> = {
  loopback: '127.0.0.1/8, ::1/128',
  linklocal: '169.254.0.0/16, fe80::/10',
  uniquelocal: '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
};

function trusting(proxies = ''): (address: string) => boolean {
  const list = new BlockList();
  const named = proxies.split(',').map((part) => NAMED[part.trim()] ?? part);
  for (const part of named.join(',').split(',')) {
    const [address = '', bits] = part.trim().split('/');
    if (address === '') continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
