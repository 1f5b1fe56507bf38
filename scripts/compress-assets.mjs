// Writes a compressed copy beside every built text file, so that the server need not compress it for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(?:js|css|svg|webmanifest|txt)$/;
// Below this the headers weigh more than what is saved.
const SMALLEST_BYTES = 1_024;
// The last two steps take ten times as long for one byte in a hundred.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param {string} folder */
export async function compressAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
  await Promise.all(files.map((entry) => squeeze(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
async function squeeze(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  await writeFile(`${file}.br`, await brotli(bytes, BROTLI));
  await writeFile(`${file}.gz`, await zip(bytes));
}
