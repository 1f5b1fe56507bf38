import { expect, test } from 'vitest';
import { asCharged } from './amounts';

test('cents are shown only where there are any', () => {
  expect([144_000, 144_050, 1, 0, -2_505].map(asCharged)).toEqual(['$1,440', '$1,440.50', '$0.01', '$0', '−$25.05']);
});
