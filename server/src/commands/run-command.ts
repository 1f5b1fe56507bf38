// How a command line tool ends: it says how it went, or what was not done and why, with exit code 1.
export async function runCommand(failure: string, task: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await task(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${failure}\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
