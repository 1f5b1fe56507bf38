// A mail server as a process of its own. Run directly it serves; imported, it starts itself and hands out what came in.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export async function startSmtpProcess() {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the mail server cannot be heard');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: port } = await lines.next();
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The next mail that came in. */
    async nextMail(): Promise<Email> {
      const { value } = await lines.next();
      return PostalMime.parse(Buffer.from(value ?? '', 'base64'));
    },
    async end() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function serve() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // There is one mailbox that nobody has.
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('unknown.')
        ? done(Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 }))
        : done(),
    onData(stream, _, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece) => pieces.push(piece));
      stream.on('end', () => {
        process.stdout.write(`${Buffer.concat(pieces).toString('base64')}\n`);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1', () => {
    const address = listening.address();
    process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  });
}

if (process.argv[2] === 'serve') serve();
