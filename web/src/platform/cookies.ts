// Reading one cookie by name.

export function cookieIn(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([key]) => key === name);
  // Ours are plain words. Anything that would need decoding was put there by somebody else.
  return found?.[1] && /^[\w-]+$/.test(found[1]) ? found[1] : undefined;
}
