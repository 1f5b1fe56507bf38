import { expect, test } from 'vitest';
import {
  cautionsOf,
  nothingYet,
  placesOfAshes,
  type RestingPlace,
  RestingPlaceWords,
  restQuestionsOf,
  tasksDone,
  ticksFrom,
} from './resting-places.ts';

const partsIn = (...places: ('home' | 'sea' | 'land' | 'niche')[]) =>
  places.map((place) => ({ place, where: '', keeper: '' }));

test('what law does not allow is said, with each place of divided ashes', () => {
  const said = (words: Partial<RestingPlaceWords>) => cautionsOf({ ...nothingYet, ...words });
  expect(said({ ashes: 'land', landKind: 'water' })).toEqual(['inland-water']);
  expect(said({ ashes: 'land', landKind: 'water', permission: 'written' })).toEqual([]);
  expect(said({ ashes: 'land', landKind: 'park', permission: 'asked' })).toEqual(['park']);
  expect(said({ ashes: 'land', landKind: 'park', permission: 'refused' })).toEqual(['refused']);
  expect(said({ ashes: 'land', landKind: 'garden' })).toEqual([]);
  expect(said({ ashes: 'sea', seaFrom: 'pier', landKind: 'water' })).toEqual(['from-pier']);
  const divided = { ashes: 'divided', parts: partsIn('sea', 'land') } as const;
  expect(said({ ...divided, seaFrom: 'shore', landKind: 'others' })).toEqual(['from-shore', 'owner']);
});

test('whoever buries is asked nothing about ashes, and an open question asks for both', () => {
  const asked = (way: RestingPlace['way'], faithTradition: RestingPlace['faithTradition'], branch = '') =>
    restQuestionsOf({ way, faithTradition, branch });
  expect(asked('burial', 'muslim')).toEqual(['grave']);
  expect(asked('undecided', 'muslim')).toEqual(['grave']);
  expect(asked('cremation', 'muslim')).toEqual(['ashes']);
  expect(asked('undecided', 'secular')).toEqual(['grave', 'ashes']);
  expect(asked('donation', 'secular')).toEqual([]);
  expect(asked('undecided', 'christian', 'eastern-orthodox')).toEqual(['grave']);
  expect(asked('undecided', 'christian', 'protestant')).toEqual(['grave', 'ashes']);
  expect(asked('cremation', 'christian', 'eastern-orthodox')).toEqual(['ashes']);
});

test('the permit of one place is none for another, and a place that is no longer chosen keeps its ticks', () => {
  const parts = partsIn('home', 'sea');
  const words = RestingPlaceWords.parse({ ...nothingYet, ashes: 'divided', parts, done: ['home:permit'] });
  expect(placesOfAshes(words)).toEqual(['home', 'sea']);
  expect(tasksDone('home', words)).toEqual(['permit']);
  expect(tasksDone('sea', words)).toEqual([]);
  expect(RestingPlaceWords.safeParse({ ...words, done: ['home:airline'] }).success).toBe(false);
});

test('a tick from before it named its place counts for the places that were chosen', () => {
  expect(ticksFrom(['permit', 'distance', 'airline'], ['home', 'sea'])).toEqual([
    'home:permit',
    'sea:permit',
    'sea:distance',
  ]);
  expect(ticksFrom(['permit', 'niche:permit'], [])).toEqual(['niche:permit']);
});
