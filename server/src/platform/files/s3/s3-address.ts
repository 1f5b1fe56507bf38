// Where an object of a bucket lies, and how a request for it is signed (AWS Signature Version 4).
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Config } from '../../config.ts';

export type S3Config = NonNullable<Config['s3']>;

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Nothing for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  body?: Buffer;
};

/** Amazon has a host name for each bucket. Other S3 servers seldom do: their buckets are the beginning of the path. */
export function addressOf({ endpoint, bucket, region }: S3Config, { key = '', query = {} }: Omit<S3Request, 'method'>) {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`);
  // A certificate for `*.s3.…` covers no bucket with a dot in its name.
  const isInHost = endpoint === undefined && !bucket.includes('.');
  if (isInHost) url.hostname = `${bucket}.${url.hostname}`;
  const path = [...(isInHost ? [] : [bucket]), ...key.split('/')].map(percentEncoded).join('/');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  url.search = Object.entries(query)
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&');
  return url;
}

/** As the signature wants it: everything but letters, digits and `-._~`. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

type Signable = { method: string; url: URL; headers?: Record<string, string>; body?: Buffer | undefined };

/** The headers of a signed request. They are for the network alone: never log them. */
export async function signedHeaders(
  { region, accessKeyId, secretAccessKey, sessionToken }: S3Config,
  { method, url, headers = {}, body }: Signable,
  now: Date,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': bodyDigest(url, body) },
    allHeaders: true,
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });
  return Object.fromEntries((await signer.sign()).headers);
}

/** TLS seals the body already; without it, the signature has to. */
function bodyDigest({ protocol }: URL, body: Buffer | undefined): string {
  if (protocol === 'https:' && body) return 'UNSIGNED-PAYLOAD';
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}
