// Works through many things, a few at once.

/** After the first failure nothing is begun any more; what was begun is waited for, so that nothing goes on behind our back. */
export async function aFewAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const workOnSome = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOnSome));
  if (failures.length > 0) throw failures[0];
}
