// A passkey made of software: what a phone's lock would sign, for tests that need no browser.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Credential } from '@evenlight/contract/passkeys';

type Options = { challenge: string };
type Slips = { origin?: string; counter?: number; isVerified?: boolean };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  function clientData(type: string, challenge: string, slips: Slips) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: slips.origin ?? origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, { counter = 0, isVerified = true }: Slips) {
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([host, Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]), count]);
  }

  function credential(response: Record<string, string>): Credential {
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: response as Credential['response'],
      clientExtensionResults: {},
    };
  }

  return {
    /** What the browser answers when a passkey is made. */
    make({ challenge }: Options, slips: Slips = {}): Credential {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, slips),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, slips).toString('base64url');
      return credential({ clientDataJSON, attestationObject: attestation.toString('base64url') });
    },

    /** What the browser answers when it is asked for. */
    show({ challenge }: Options, slips: Slips = {}): Credential {
      const clientDataJSON = clientData('webauthn.get', challenge, slips);
      const data = authenticatorData(0, slips);
      const digest = createHash('sha256').update(clientDataJSON).digest();
      const signature = sign('sha256', Buffer.concat([data, digest]), privateKey);
      return credential({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

// The few kinds of CBOR that a passkey needs.
function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

/** An ES256 key as authenticators write it. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}
