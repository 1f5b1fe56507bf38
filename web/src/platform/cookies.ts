// Reading one cookie by name.

export function cookieIn(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([key]) => key === name);
  return found?.[1] ? decodeURIComponent(found[1]) : undefined;
}
