// What a reply must not hold. Each rule is one regular expression or a few, English and Spanish, met with lower-case
// text without accents. They are strict on purpose: a reply that is cut costs nothing but its own words.

/** Asking somebody plainly whether they think of it is right, and so is naming what happened. */
export const rightlySaid =
  /\b(are|were|have|do|did|if) you( \w+){0,3} (thinking|thoughts|think) (about|of) (ending your life|killing yourself|hurting yourself|suicide)|died by suicide|murio por suicidio|\b(esta|estado|ha|tiene|tenido)( \w+){0,2} pens(ando|ado|amientos) (en|de) (quitarse la vida|hacerse dano|suicidarse|suicidio)/g;

export const textRules: Record<string, RegExp> = {
  method:
    /\b(overdos(e|ing) (on|with|of)|lethal|noose|hang(ing)? (yourself|himself|herself|oneself)|(slit|cut)(ting)? (your|his|her|the) (wrists?|arms?|throat)|carbon monoxide|exhaust (fumes|pipe)|helium|suffocat|asphyxi|jump(ing|ed)? (off|from) |shoot(ing)? yourself|\bgun\b|firearm|pistol|bullet|cyanide|razor|bleach|sobredosis de|letal|ahorcar(se|te)|horca|cortar(se|te) las (venas|munecas)|monoxido|asfixia|pistola|lanzarse (de|desde)|tirarse (de|desde)|veneno\b)/,
  dose: /\b\d+([.,]\d+)?\s?(mg|mcg|ml|milligrams?|milliliters?|grams?|tablets?|pills?|capsules?|drops|pastillas?|tabletas?|gotas|miligramos|capsulas)\b|\b(take|taking|tome|tomar) (a |some |more |your |unas? |mas )?(melatonin|ambien|xanax|valium|ativan|benadryl|tylenol|ibuprofen|zoloft|prozac|lexapro|trazodone|antidepress\w*|sleeping pills?|melatonina|antidepres\w*|somnifer\w*)/,
  encouragement:
    /kill(ing)? yourself|end(ing)? your life|tak(e|ing) your (own )?life|you should die|better off (dead|without you)|(go ahead|it'?s okay|it is okay) (and|to) (do it|die|end)|\bkys\b|join (him|her|them) (soon|in|by|now)|be (with|reunited with) (him|her|them) (soon|again|now)|world .{0,20}without you|matese|matate|quitese la vida|quitate la vida|estarian mejor sin|reunirse con (el|ella) pronto|hurt (him|her|them) back|he deserves to (die|suffer)/,
  secrecy:
    /(our|this|a) (little )?secret\b|between (you and me|us)\b|(won'?t|will not|never|promise not to) tell (anyone|anybody|a soul|your|them)|keep (this|it) (a secret|quiet|to yourself)|no (se lo )?(dire|contare) a nadie|nuestro secreto|entre (nosotros|usted y yo)|don'?t tell (anyone|your)/,
  human:
    /\b(i am|i'?m|as) (a |an |your |only |just )?(real |actual |licensed |trained |certified |human |professional |grief |bereavement |crisis |fellow )*(human|person|woman|man|therapist|counsell?or|psycholog\w+|psychiatr\w+|doctor|nurse|clinician|social worker|chaplain|coach|mother|father|widow\w*|grief (expert|specialist))\b|\bmy (own )?(patients?|clients?|husband|wife|mother|father|mom|dad|childhood|body|heart (breaks|aches)|tears)\b|when i (lost|was (young|a child))|i('ve| have) (lost|been through|felt|cried)|\bi (cried|grieve|feel|felt)\b|(?<!no )\bsoy (un |una |su )?(human\w|persona|mujer|hombre|terapeuta|consejer\w|psicolog\w|doctor\w?|medic\w|enfermer\w)|mi propia (perdida|madre|vida)|cuando (yo )?perdi|mis pacientes|yo (siento|llore)\b/,
  diagnosis:
    /\byou (may |might |could |probably |likely |clearly |seem to |are showing |show )*(have|suffer(ing)? from|are suffering from|signs of|symptoms of|meet the criteria) .{0,40}(depress|ptsd|disorder|prolonged grief|complicated grief|bipolar|psychosis|anxiety|adhd)|\byou('re| are) (clinically |severely )?(depressed|bipolar|psychotic|suicidal|traumatized)|diagnos(e|is|ed) (you|is|with)|(usted )?(tiene|padece|sufre)( de)? .{0,20}(depresion|trastorno|ansiedad|bipolar|duelo (complicado|prolongado))/,
  promise:
    /help is (on the way|coming)|(i|we)('ve| have|'m| am|'ll| will)? ?(just )?(called|calling|call|contacted|contact|alert(ed)?|notif(y|ied)|sent|send(ing)?) (911|988|the police|an ambulance|help|someone|your|emergency)|someone is (coming|on (the|their) way)|you('re| are) safe (now|here) with me|i (will|'ll) (always be|never leave|save|protect)|la ayuda (va|viene) en camino|(ya llame|he llamado|llamare|voy a llamar) (al 911|a la policia|una ambulancia)|nunca le (dejare|abandonare)|siempre estare/,
  leak: /system prompt|my (instructions|guidelines|programming|rules say|prompt)|i was (told|instructed|programmed) to|as an ai language model|openai|anthropic|chatgpt|\bgpt-?\d|claude\b|\bllama\b|prompt del sistema|mis instrucciones|modelo de lenguaje/,
  refusal:
    /i('m| am) (sorry, but i|unable to|not able to) (can'?t|cannot|assist|help|continue|respond|provide)|i (can'?t|cannot|won'?t) (assist|help|continue) (with|you with)?|no puedo (ayudar(le|te)?|continuar|asistir) (con|a)/,
};

/** Met with the text as it was written. */
export const markup =
  /<\/?[a-z!]|```|\]\(|^\s{0,3}(#{1,6}|[-*•]|\d+[.)])\s|javascript:|data:|&#?\w+;|\{\{|\$\{|(?![\n\r\t])\p{Cc}|\p{Cf}/imu;
