import { expect, test } from 'vitest';
import { choicesIn } from './statement-address';

test('an address is read as the choices it holds, and whatever else stands in it is left', () => {
  const address = 'faithTradition=hindu&packageTier=basic&addons=a%2Cb&declined=&_routes=root&name=Meera';
  expect(choicesIn(new URLSearchParams(address))).toEqual({
    faithTradition: 'hindu',
    packageTier: 'basic',
    addons: 'a,b',
    declined: '',
  });
});

test('an address that names no package, or none we know, holds nothing to state', () => {
  for (const address of ['', 'faithTradition=hindu', 'faithTradition=norse&packageTier=basic', 'packageTier=basic'])
    expect(choicesIn(new URLSearchParams(address)), address).toBeNull();
});
