// The nine counties of the San Francisco Bay Area.
const names = [
  'Alameda',
  'Contra Costa',
  'Marin',
  'Napa',
  'San Francisco',
  'San Mateo',
  'Santa Clara',
  'Solano',
  'Sonoma',
];

export const sampleCounties = names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));
