// What an operator's house depends on and does not run itself: a store with TLS, and an authority that signs its certificate.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const STORE_PORT = 9443;

export async function openOutsideWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-outside-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem');
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  openssl(
    'req',
    '-x509',
    ...key,
    ...named,
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-keyout',
    'own.key',
    '-out',
    'own.pem',
  );
  const store = new S3rver({
    address: '127.0.0.1',
    port: STORE_PORT,
    silent: true,
    directory: file('store'),
    cert: readFileSync(file('own.pem')),
    key: readFileSync(file('own.key')),
    // Two, because going back by a backup wants an empty one.
    configureBuckets: [{ name: 'evenlight' }, { name: 'evenlight-again' }],
  });
  await store.run();
  return {
    authority: readFileSync(file('ca.pem'), 'utf8'),
    certificate: readFileSync(file('own.pem'), 'utf8'),
    key: readFileSync(file('own.key'), 'utf8'),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
