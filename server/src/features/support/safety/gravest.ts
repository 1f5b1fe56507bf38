// What of a very long letter is looked at: time is bounded, and words like these stand in nearly everything that is danger.

const graveWords =
  /\b(?:tonight|ends?|kill\w*|die|dying|dead|suicid\w*|pills?|gun|rope|bridge|hurt\w*|touch\w*|hit\w*|knife|goodbye|wish|gone|alive|live|blood|cut\w*|burden|join|without|wake|poison|swallow\w*|matar\w*|morir\w*|vivir|pastillas|pistola|puente|adios|pega|toca|miedo|carga|despertar|hoy|esta noche|acab\w+|termin\w+)\b/g;

/** All of them where they have no more words than `most`; else those with most grave words. */
export function gravestOf<Item>(items: readonly Item[], most: number, textOf: (item: Item) => string): Item[] {
  const counted = items.map((item) => ({ item, text: textOf(item), words: textOf(item).split(' ').length }));
  if (counted.reduce((sum, { words }) => sum + words, 0) <= most) return [...items];
  const weighed = counted.map(({ item, text, words }) => {
    const grave = text.match(graveWords)?.length ?? 0;
    // By their share, or long sentences would crowd out 'tonight it ends'; but never less for being in company.
    return { item, words, weight: grave === 0 ? 0 : grave + grave / words };
  });
  weighed.sort((one, other) => other.weight - one.weight);
  let left = most;
  return weighed
    .filter(({ words }) => {
      left -= words;
      return left >= 0;
    })
    .map(({ item }) => item);
}
