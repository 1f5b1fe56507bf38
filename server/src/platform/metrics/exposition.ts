// Prometheus' text format, version 0.0.4: a line for each figure, with its labels.

export type Labels = Readonly<Record<string, string>>;
export type Sample = { value: number; labels?: Labels };
type Kind = 'gauge' | 'counter' | 'histogram';

export function describe(name: string, kind: Kind, help: string): string {
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${kind}\n`;
}

export function line(name: string, { value, labels = {} }: Sample): string {
  const written = Object.entries(labels).map(([label, word]) => `${label}="${escaped(word)}"`);
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}\n`;
}

function escaped(word: string): string {
  return word.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
