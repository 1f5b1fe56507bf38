// Unpacks a zip the way a person's computer does: every entry by its name, each checked against its sum.
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true });
  const unpacked = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('entry', (entry: Entry) => {
    contentOf(zip, entry)
      .then((content) => {
        if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} does not match its sum`);
        unpacked.set(entry.fileName, content);
        zip.readEntry();
      })
      .catch(reject);
  });
  zip.once('end', resolve);
  zip.once('error', reject);
  zip.readEntry();
  await promise;
  return unpacked;
}

function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  zip.openReadStream(entry, (error, stream) => {
    if (error) reject(error);
    else resolve(buffer(stream));
  });
  return promise;
}
