// Tells an object from anything else that a storage, a history entry or a thrown answer may hold.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
