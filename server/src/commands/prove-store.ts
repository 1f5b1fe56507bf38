// `npm run store:test`: proves that files can be kept, before a family's first paper depends on it.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../platform/config.ts';
import { openFileStore } from '../platform/files/files.ts';
import { runCommand } from './run-command.ts';

await runCommand('Nothing can be kept in the store.', async () => {
  const config = readConfig(process.env);
  const store = openFileStore(config);
  const place = config.s3 ? `the bucket ${config.s3.bucket}` : `${config.dataDir}/files`;
  const id = randomUUID();
  const bytes = Buffer.from('Evenlight was here.');
  try {
    await store.put(id, Readable.from([bytes]));
    const kept = await store.get(id);
    if (!kept || !bytes.equals(await buffer(kept))) throw new Error('what was written is not what was read');
    await store.remove(id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    const advice = config.s3 ? ' Look at S3_ENDPOINT, S3_BUCKET, S3_REGION and the key.' : '';
    throw new Error(`${place}: ${reason}.${advice}`, { cause: error });
  }
  return `A file was written into ${place}, read again and removed.`;
});
