// Writes the server with the contract, Drizzle and Zod into a few files under server/build: a start from the sources looks
// up and compiles a thousand of them. It is the same code; tests and commands run the sources.
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const server = join(import.meta.dirname, '../server');
const built = join(server, 'build');

// Many small files that hold nothing but JavaScript. Everything else stays where npm put it, with what lies beside it.
const INSIDE = /^(@evenlight\/contract|drizzle-orm|uuid|zod)(\/|$)/;
/** @param {string} id */
const isOurs = (id) => /^[./]/.test(id) || INSIDE.test(id);

/**
 * Migrations, texts, fonts and workers are found from where the source lies.
 * @type {import('rolldown').Plugin}
 */
const fromItsSource = {
  name: 'from-its-source',
  transform: {
    filter: { code: /import\.meta\.(dirname|url)/ },
    handler(code, id) {
      if (!id.startsWith(server)) return null;
      const [folder, file] = [`/${relative(built, dirname(id))}`, relative(built, id)].map((path) =>
        JSON.stringify(path),
      );
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`);
    },
  },
};

const bundle = await rolldown({
  input: join(server, 'src/main.ts'),
  platform: 'node',
  external: (id) => !isOurs(id),
  plugins: [fromItsSource],
});
await bundle.write({ dir: built, format: 'esm', cleanDir: true });
await bundle.close();
