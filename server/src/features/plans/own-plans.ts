import { exported } from '../../platform/personal-data/coverage.ts';
import { planNumber as words } from './tables.ts';

export const planNumber = exported(words);
