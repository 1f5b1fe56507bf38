import { randomUUID } from 'node:crypto';
import { termsOf } from '../server/src/features/vendors/terms.ts';
import { readFileSync } from 'node:fs';
const src = readFileSync('/work/main/bench/vendors.mjs','utf8');
const WORDS = [
  'funeral memorial service family care gentle garden white lily rose music harp choir string quartet',
  'hearse motorcade shuttle catering vegetarian kosher halal langar burial cremation water natural',
].flatMap((l)=>l.split(' '));
const SY='ba ber cal do fen gar hi jo kel lo mar ni or pe qui ra sol tam ur ve wil yo za'.split(' ');
const R = Array.from({length:30000},(_, at)=>[at%23,Math.floor(at/23)%23,Math.floor(at/529)%23].map(p=>SY[p]).join(''));
const pick=(l)=>l[Math.floor(Math.random()*l.length)];
const some=(n)=>Array.from({length:n},()=>Math.random()<.7?pick(WORDS):pick(R)).join(' ');
let n=0; const t=performance.now();
for (let i=0;i<5000;i++){ n+=termsOf({name:some(3),description:some(24),specialties:[some(2),some(2),some(2),some(1)]}).terms.length; }
console.log('per 5000 ms', performance.now()-t, 'terms each', n/5000);
