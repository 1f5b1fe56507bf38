// The English phrasebook, apart from its topics and answers.
import { englishAnswers } from './english-answers.ts';
import { englishCircumstances } from './english-circumstances.ts';
import { englishFeelings } from './english-feelings.ts';
import type { Phrasebook } from './phrasebook.ts';

const people =
  'mom|mother|mum|mama|momma|ma|dad|father|daddy|papa|pop|pa|parents|stepmom|stepmother|stepdad|stepfather|' +
  'husband|wife|hubby|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|ex|ex-husband|ex-wife|' +
  'son|daughter|stepson|stepdaughter|child|boy|girl|brother|sister|stepbrother|stepsister|twin|twin brother|twin sister|sibling|' +
  'grandma|grandmother|granny|nana|gran|abuela|grandpa|grandfather|grandad|granddad|abuelo|grandson|granddaughter|grandchild|' +
  'aunt|auntie|uncle|cousin|niece|nephew|best friend|friend|roommate|neighbor|teacher|coach|godmother|godfather|' +
  '\\d{1,2}[ -](?:year|month)[ -]old|mother-in-law|father-in-law|sister-in-law|brother-in-law|buddy|colleague|coworker|boss';
const animals = 'dog|cat|puppy|kitten|horse|bird|parrot|rabbit|bunny|hamster|guinea pig|ferret|turtle|pup';
const babies = 'baby|baby boy|baby girl|unborn child|twins';
const word = `${people}|${animals}|${babies}`;
const relation = `(?<relation>${word})`;
// Names are read from the text as it was written; what comes before them from the same, so both cases are allowed.
const name = `(?:,? (?<name>\\p{Lu}\\p{L}{1,19}))?`;
const aged = '\\d{1,2}[ -](?:year|month)[ -]old ';
const spanOfYears = '(?: of (?:\\d{1,2}|almost \\d{1,2}|over \\d{1,2}|\\p{L}+) years)?';
const gone =
  "(?:,? )?(?:just |suddenly |has |had |have |recently |finally |accidentally )*(?:died|passed|drowned|overdosed|was cremated|is gone|are gone|was killed|was murdered|was shot|took (?:his|her|their) (?:own )?life|killed (?:him|her)self|is dead|was buried|'s (?:funeral|death|passing|burial|ashes|memorial|gone|dead))";

export const english: Phrasebook = {
  topics: { ...englishFeelings, ...englishCircumstances },
  acts: englishAnswers,
  relations: {
    mention: new RegExp(`\\b(?:my|our) (?:\\p{L}+ )?(?:${word})(?!\\p{L})`, 'iu'),
    kinds: new Map([
      ...animals.split('|').map((one) => [one, 'pet'] as const),
      ...babies.split('|').map((one) => [one, 'baby'] as const),
    ]),
    losses: [
      new RegExp(
        `\\b(?:lost|buried|burying|bury|losing|miss|missing|grieving|mourning) (?:my|our) (?:late |own |sweet |beautiful |beloved |dear |little |older |younger |big |baby |${aged})*${relation}\\b${name}`,
        'iu',
      ),
      new RegExp(
        `(?<!one of )\\b(?:my|our) (?:late |own |sweet |beautiful |beloved |dear |little |older |younger |big |${aged})*${relation}\\b${spanOfYears}${name}${gone}`,
        'iu',
      ),
      new RegExp(`\\b(?:death|loss|passing|funeral|burial) of (?:my|our) (?:late |dear )*${relation}\\b${name}`, 'iu'),
      new RegExp(`\\bmy late ${relation}\\b${name}`, 'iu'),
      new RegExp(`(?<!'s )\\b(?<relation>mom|dad|mama|papa|grandma|grandpa|nana|granny)${gone}`, 'iu'),
      new RegExp(
        `^(?:it was |it's |its )?my (?:late |dear |little |older |younger |big )*${relation}\\b${name}\\W*$`,
        'iu',
      ),
    ],
    naming:
      /(?:(?:his|her|their|its) name (?:was|is)|(?:was|is|were) (?:called|named)|we (?:called|named) (?:him|her)) (?<name>\p{Lu}\p{L}{1,19})/iu,
    your: (relationWord) => `your ${relationWord}`,
    notNames:
      /^(I|He|She|They|We|It|God|Who|And|But|The|My|His|Her|Just|Last|On|In|At|This|When|After|Because|So|Died|Passed|Was|Is|Has|Had|To|From|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|No|Yes|Not|Nothing|Thank|Thanks|Ok|Okay|Suddenly|Christmas)$/i,
  },
  time: {
    since: [
      /(?<span>(?:\d{1,3}|a few|a couple(?: of)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|one|several|almost a|over a) (?:days?|weeks?|months?|years?)) ago/,
      /it(?:'s| has|'s been| is)(?: only)?(?: been)?(?: only| just| almost| over)? (?<span>(?:\d{1,3}|a few|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|one) (?:days?|weeks?|months?|years?))(?: now)?(?: since| and| this week| today|[.,!]|$)/,
      /(?<recent>yesterday|last night|this morning|today|last week|this week|two days ago|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))/,
    ],
    spelled: (span) => span,
    units: { recent: /day|week|yesterday|night|morning|today|on /, months: /month/, years: /year/ },
    says: {
      recent: 'It is still so new.',
      months: 'After {span}, nobody can say where you should be by now.',
      years: 'Even after {span} it can be this near.',
    },
  },
  faiths: [
    {
      hears: /catholic|rosary|\bmass\b|novena/,
      says: 'You spoke of your church; your parish may have someone who visits and listens.',
    },
    {
      hears: /jewish|shiva|kaddish|rabbi|synagogue|yahrzeit/,
      says: 'You spoke of your Jewish tradition; it knows of company in mourning, and a rabbi can be called on.',
    },
    {
      hears: /muslim|islam|allah|imam|mosque|janaz|inna lillah/,
      says: 'You spoke of your Muslim faith; an imam or someone from your mosque may be good to have near.',
    },
    {
      hears: /hindu|puja|pandit|mandir|shraddh/,
      says: 'You spoke of your Hindu tradition; someone from your temple may be good to have near.',
    },
    {
      hears: /buddhis|sangha|\bmonk\b|dharma/,
      says: 'You spoke of your Buddhist practice; someone from your sangha may be good to have near.',
    },
    {
      hears: /sikh|gurdwara|waheguru|granthi/,
      says: 'You spoke of your Sikh faith; your gurdwara may be a place with company in this.',
    },
    {
      hears: /christian|pastor|church|baptist|lutheran|methodist|jesus/,
      says: 'You spoke of your church; someone there may be good to have near.',
    },
  ],
  deathWords:
    /died|dead|death|passed|collapsed|stroke\b|heart attack|fent(?:anyl)?\b|\bcpr\b|earthquake|a truck|hit by|born at \d+ weeks|(?:they|he|someone|somebody) shot|coroner|crashed|stopped breathing|orphan|shot (?:my|him|her|by)|\blost\b(?! \d)|losing|loss|funeral|buried|gone|killed|grie(f|v)|mourn|murdered|suicide|drown|overdos|cremat/,
  questionStart:
    /^(how|what|when (?:do|does|will|can|is|are)|when(?=.*\?)|where|which|who|should|can|could|do|does|is|are|will|would(?! (?:he|she|they))|did (?:he|she|they|it|the|my)|why)\b/,
  questionWithin:
    /\bisn'?t (?:that|it|this)\b|[,;:.] (?:(?:and|so|but) )?(?:how (?:do|does|can|long|much|many|should)|what (?:do|does|should|can) (?:i|we|you|they|it|he|she|the|my)|who (?:do|does|pays|signs|can)|where (?:do|can)|(?:do|can|could|should|are|may) (?:i|we|you|they)|does (?:it|he|she|the)|can (?:it|he|she|the)|is (?:it|that|this|there|\w+ too (?:many|much)))\b|\b(?:how do (?:i|we)|i need to know|can you tell me)\b/,
  aboutThemselves:
    /\b(my own|my (funeral|cremation|burial)|i (want|wish|would like) to be (buried|cremated)|i be (buried|cremated)|bury me|cremate me|both of us|for myself|of mine|mine too)\b/,
  deniesDanger:
    /\bnot (?:like )?in a (?:die|dying|suicidal) way\b|\b(not|never|n't|no)\b(?!.*\b(?:but|except)\b).{0,40}\b(hurt(ing)? myself|harm(ing)? myself|kill(ing)? myself|suicidal|a risk|in danger|bad thing to myself)\b|\brisk factor\b/,
  harmIsOver:
    /\b(beat|hit|kicked|choked)\b.*\b(now (he|she)('s| is) dead|(till|until) (he|she) (left|died))\b|\b(beat|hit|kicked|choked) (me|us)\b.*\b(he|she) (is |has )?(died|dead)\b|\bused to (beat|hit|hurt|kick|choke)\b.*\b(died|dead|passed|buried)\b/,
  earlier: ['Earlier you told me about {topic}.', 'You also wrote about {topic} before.'],
  sorry: 'I am so sorry.',
  listening: [
    'Thank you for writing this.',
    'I am reading what you write, all of it.',
    'It is good that you put this into words.',
    'You may say it just the way it is.',
  ],
  open: [
    'I am listening. Would you like to tell more about that?',
    'How was today, from morning until now?',
    'What would you like to tell next?',
    'What does that bring up for you?',
  ],
  openAboutLoved: [
    'What would you like to tell me about {loved}?',
    'What comes to mind first when you think of {loved}?',
  ],
  askWho: 'Would you like to tell me who it is that you miss?',
  askName: 'Would you like to tell me the name of {loved}?',
  thanksForName: ['{loved}: thank you for telling me the name.', 'Thank you. Then I will write {loved}.'],
  greetsByName: 'Hello, {first}.',
  condole: ['I am so sorry about {loved}.', 'I am very sorry to read about {loved}.'],
  storyHeard: [
    'Thank you for telling all of this.',
    'Thank you for writing it down at such length.',
    'There is a great deal in what you tell.',
  ],
  storyAsks: [
    'What would you like to say about it tonight?',
    'What was it like to write this down?',
    'Where in this story are you today?',
  ],
  storyAnswers: [
    'What you ask deserves a good answer, and I would rather not guess: our team reads it and writes back, or calls (/contact).',
    'I cannot answer what you ask well enough. Our team can, in writing or by phone (/contact), and you can send them just what you wrote here.',
  ],
  cannotAnswer: [
    'I do not know that one, and I would rather not guess. Our team knows it or finds it out with you, in writing or by phone (/contact).',
    'I am a program and do not know that. A person on our team can look into it with you (/contact).',
  ],
  heavy: [
    'Thank you for telling me.',
    'This sounds like more than anyone should have to carry alone.',
    'I am glad that you wrote this here.',
    'That is a great deal of pain.',
  ],
  askSupport: [
    'Is there someone near you who knows how heavy it is?',
    'Who could be with you today, or on the phone?',
    'Has anyone been able to sit with you in this?',
    'Would you let one person know how this day is for you?',
  ],
  alone: [
    'Then it is all the more important that a person hears this.',
    'Nobody should be alone with something this heavy.',
  ],
  near: {
    hears:
      /\b(is|are|came|sat|stays?|staying|sitting|sits) (right )?(here )?with me\b|\b(sister|brother|friend|mom|mother|dad|father|husband|wife|partner|neighbor|daughter|son|cousin|aunt|uncle|family) (is|are) (here|home|coming|on (his|her|their) way|next to me)\b|\bi (just )?(told|called|texted|talked (to|with)) my \w+|\bi('m| am) with my \w+/,
    spoils:
      /\b(not|n't|nobody|no one|but|still|die|dead|kill|hurt|afraid|scared|hit|hits|beat|beats|pills?|gun|knife|until|used to|wish|if)\b|n't\b/,
    says: [
      'It is good that somebody is there.',
      'Good that you are not alone with this right now.',
      'I am glad to read that somebody is near.',
    ],
    asks: ['Do they know how heavy it is?', 'Can they stay with you for a while?'],
  },
  whoReadsOutside: [
    'What you write here is kept encrypted, and our team does not read it. To answer you, a language model of an outside company reads along; your name is not sent to it. You can delete this conversation, or all of them, at any time. How it works is told at /support/safety.',
    'Our team cannot open these conversations. A language model of an outside company reads what you write in order to answer, without your name. If you ask for a call, our team sees your name and number, and nothing you wrote here. More about it stands at /support/safety.',
  ],
};
