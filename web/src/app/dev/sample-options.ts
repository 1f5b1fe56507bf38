// Choices that several samples offer.
export const relations = [
  { value: 'daughter', label: 'Daughter' },
  { value: 'son', label: 'Son' },
  { value: 'spouse', label: 'Spouse or partner' },
  { value: 'friend', label: 'Friend' },
];

export const towns = [
  { value: 'berkeley', label: 'Berkeley' },
  { value: 'fremont', label: 'Fremont' },
  { value: 'hayward', label: 'Hayward' },
  { value: 'oakland', label: 'Oakland' },
  { value: 'palo-alto', label: 'Palo Alto' },
  { value: 'redwood-city', label: 'Redwood City' },
  { value: 'san-francisco', label: 'San Francisco' },
  { value: 'san-jose', label: 'San Jose' },
  { value: 'san-mateo', label: 'San Mateo' },
  { value: 'san-rafael', label: 'San Rafael' },
];
