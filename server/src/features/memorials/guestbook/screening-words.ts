// Words and sayings that no family should find under a name they love. What is held is read by them first, never lost:
// so the lists are short, and leave out whatever is also a name, a place or an everyday word.

/** As they stand, in small letters and without accents; 'coño' keeps its sign, because a 'cono' is a cone. */
export const abuseWords: ReadonlySet<string> = new Set(
  `
  fuck fucks fucked fucker fuckers fuckin fucking fuk fck motherfucker stfu
  shit shits shitty shithead bullshit bitch bitches bitchy cunt cunts
  asshole assholes arsehole bastard bastards dickhead cocksucker wanker twat pussy
  whore whores slut sluts slutty faggot faggots fag fags tranny
  nigger niggers nigga niggas wetback wetbacks kikes spics retard retards retarded
  scumbag pedophile paedophile rapist kys porn porno xxx viagra cialis
  puta putas puto putos hijueputa hijoputa malparido malparida mierda mierdas
  pendejo pendeja pendejos cabron cabrona cabrones maricon maricones gilipollas
  coño joder culero culeros verga pudrete pederasta violador escoria
`
    .trim()
    .split(/\s+/),
);

/** Read as words in a row, in the same spelling. */
export const abuseSayings: readonly string[] = `
  rot in hell, burn in hell, rots in hell, burns in hell, go to hell, good riddance,
  glad he is dead, glad she is dead, glad hes dead, glad shes dead, glad you are dead, glad youre dead,
  glad they are dead, happy he is dead, happy she is dead, happy hes dead, happy shes dead,
  deserved to die, deserves to die, got what he deserved, got what she deserved, kill yourself,
  hijo de puta, hija de puta, chinga tu madre, vete al infierno, arde en el infierno,
  ardera en el infierno, pudrete en el infierno, que se pudra, ojala te pudras, ojala se pudra,
  bien muerto estas, bien muerta estas, se lo merecia, merecia morir, me alegro de que muriera,
  me alegro de que haya muerto, me alegra que haya muerto, me alegro de que este muerto, matate
`
  .trim()
  .split(/,\s+/);
