// What people who grieve feel, in English, and what is said back. See phrasebook.ts for the rules of the lists.
import type { TopicWords } from './phrasebook.ts';
import type { Topic } from './vocabulary.ts';

export const englishFeelings = {
  cameThrough: {
    hears:
      /\bglad (that )?i(?:'m| am) (still )?(here|alive)\b|\bdoesn'?t hurt (like|as|como) (before|much|it did|antes)\b|\b(saved|she saved|he saved) (me|my life)\b|\b(don'?t|do not) have th(?:ose|ese) (thoughts|feelings) (now|any ?more)|\bgot (me )?sober\b|\b(depression|anxiety) is (\w+ )?(better|lifting|gone)\b/,
    called: 'what you came through',
    reflects: [
      'That was hard, and you came through it. I am glad to read it.',
      'It is good to read how far you have come.',
    ],
    asks: ['Who or what helped you then?', 'What would you like to keep from that time?'],
  },
  drinking: {
    hears:
      /\b(i|i'm|im|i am|been|me) (\w+ ){0,3}?(drink|drinking|drunk|smoke|smoking)\b(?=.*\b(every|most|daily|alone|nights?|too much|beers?|wine|bottle|until|again|sleep|weed|cuenta)\b)|\bbeen drinking\b/,
    called: 'the drinking',
    reflects: [
      'Thank you for saying it as it is. Many people who grieve reach for something to get through the night, and it is no shame to say so.',
      'It is good that you say this plainly. What it quiets comes back in the morning, and you need not face that alone.',
    ],
    asks: [
      'Our team can help you find people who know about this (/contact). What are the hours before it like?',
      'What is it that you most want to quiet?',
    ],
  },
  couldNotBeThere: {
    hears:
      /\b(could ?n'?t|could not|not able to|wasn'?t able to|unable to) (go to the (funeral|burial|service|wake)|be there|travel|fly (home|back|there)|attend|get (there|home|back) in time)\b|\b(watched|saw) (it|the (funeral|service|burial)|him|her) (on|over|by) (zoom|video|whatsapp|the phone)\b|\bbecause of my papers\b/,
    called: 'that you could not be there',
    reflects: [
      'To be far away while it happens is a grief of its own.',
      'Being kept from the farewell hurts on top of the loss.',
    ],
    asks: ['What would you have wanted to do there?', 'How was that day where you were?'],
  },
  guilt: {
    hears:
      /\byelled at (him|her|them|my)\b|\bnever (told|said to|got to tell) (him|her|them)\b|\blast thing i said\b|like a criminal|(?<!\bnot (?:feel )?|n't feel |never felt )guilt|(?<!\b(?:not|wasn't) )my fault|blame myself|(should|could)( ha|')?ve|shoulda|coulda|if only i|i (wasn't|was not) there|forgive myself|regret|i failed|let (him|her|them) down/,
    called: 'the guilt',
    reflects: [
      'You ask yourself what you did or did not do. Guilt like that often comes from how much you cared.',
      'So much guilt, and nobody to take it from you. Looking back, everything seems clearer than it was at the time.',
      'You are asking a great deal of the person you were then, who did not know what you know now.',
    ],
    asks: [
      'Is there someone to whom you can say this, as you said it here?',
      'If {loved} could hear this, what would you want to say?',
      'What would you say to a friend who told you this?',
    ],
  },
  anger: {
    hears:
      /(?<!\bnot )\bangry\b|\bcould (kill|murder|strangle) (my|her|him|whoever)\b|\bthe death of me\b|\banger\b|furious|\brage|(?<!(?:have|'ve) been (?:so )?)\bmad at|pissed|(?<!and i )\bhate (him|her|them|god|everyone|this|that)|\bunfair|not fair|resent/,
    called: 'the anger',
    reflects: [
      'There is anger in this, and it has every right to be there.',
      'It makes you angry, and it is all right to say so here.',
    ],
    asks: [
      'Is there a place where it may be as loud as it is?',
      'Where does the anger go when you are with other people?',
    ],
  },
  relief: {
    hears: /\brelie(f|ved)|glad it'?s over|(finally|no longer) (in pain|suffering)|not suffering/,
    called: 'the relief',
    reflects: [
      'Relief and grief can stand side by side. Being relieved takes nothing away from love.',
      'It was hard for a long time, and part of you can breathe out. That is allowed.',
    ],
    asks: ['What is in there beside the relief?', 'What were the last weeks like for you?'],
  },
  numbness: {
    hears:
      /\bnumb|(feel(ing)?|i am|i'?m) (so |just |completely )?empty|empty inside|emptiness|can('t|not) cry|(don't|do not|can't|cannot) feel (anything|a thing)|feel(ing)? nothing|hollow|unreal|on autopilot|like a (robot|zombie)|going through the motions|in (a )?shock/,
    called: 'the numbness',
    reflects: [
      'Numb and far away, as if it were happening to someone else. Many people in grief write of this.',
      'Right now it is blank rather than painful. You do not have to bring tears to show that it matters.',
    ],
    asks: ['Is there a time of day when it is different?', 'Does anybody know that it is like this?'],
  },
  loneliness: {
    hears:
      /lonel|(?<!\b(?:he|she|they|who) (?:was|were) (?:all )?|\b(?:died|passed away|passed|dying) (?:all )?)\balone\b(?! in (?:the|a|that|his|her) (?:hospital|icu|ward|room|home))|by myself|no ?(one|body) (to talk|calls|understands|gets it|left|asks|checks)|\bgot nobody\b|\bnobody to\b|(don'?t|do not) answer (my|the) phone|stay in my (room|bed|cuarto)|sit in the dark|isolated|house is (so )?(quiet|empty)|empty (house|bed|chair)|stopped calling/,
    called: 'the loneliness',
    reflects: [
      'It is lonely, and the quiet makes the gap plain.',
      'You are very much on your own with this.',
      'Without {loved}, the places you shared are so quiet.',
    ],
    asks: [
      'Is there an hour at which a call would do you good?',
      'Who was easy to be with, before all this?',
      'Some people find it easier among others who grieve too; our team can help you look (/contact). What would make this evening a little less lonely?',
    ],
  },
  fear: {
    hears: /\bafraid|scared|frighten|\bfear|terrified|anxi(ous|ety)|panic|worried (that|about)|dread/,
    called: 'the fear',
    reflects: [
      'There is fear in what you write, and it makes sense that a loss shakes what felt safe.',
      'It is frightening, and you are carrying it through ordinary days.',
    ],
    asks: ['What is the fear telling you?', 'When is the fear loudest?'],
  },
  faith: {
    hears:
      /\bgod\b|\bpray|catholic|christian|jewish|muslim|hindu|buddhis|sikh|rosary|kaddish|faith|church|heaven|\bhell\b|allah|\blord\b|priest|pastor|\bimam\b|rabbi|mosque|temple|gurdwara|synagogue|karma|rebirth|afterlife|\bsoul\b/,
    called: 'the questions of faith',
    reflects: ['A loss like this reaches into what one believes.', 'Such questions keep many people awake.'],
    asks: ['What would you like to say about it?', 'Is there someone in your community you can bring this to?'],
  },
  forgetting: {
    hears:
      /forget(ting)? (his|her|their|the sound)|forgotten|(can't|cannot) remember (his|her|their)|moving on|move on\b/,
    called: 'the fear of forgetting',
    reflects: [
      'You are afraid that something of the one you love could slip away.',
      'Going on living can seem like leaving someone behind. It does not have to be that.',
    ],
    asks: [
      'What do you most want to hold on to?',
      'What is one thing about {loved} that you can still see clearly?',
      'Would you like to write one memory down here?',
    ],
  },
  dreams: {
    hears:
      /\bdream(s|ed|t|ing)?\b|nightmare|a sign\b|(see|saw|hear|heard) (him|her|them) (in|at|call|everywhere)|talk to (him|her|them) (every|still|out)/,
    called: 'the dreams',
    reflects: [
      'So the one you miss still comes close, in dreams or in small moments.',
      'A dream like that can stay with you all day.',
    ],
    asks: ['How was it to wake up from it?', 'What happened in it?'],
  },
  othersWords: {
    hears:
      /\bfriends (\w+ )?(act|acts|acting) (weird|different|strange|like)|\blike i have a disease\b|\bcontagious\b|(people|everyone|everybody|they|friends|family) (keep|keeps|say|says|tell|tells|told|expect|expects|think|thinks|want|wants)|tired of hearing|supposed to be (over|strong|fine)|be strong\b/,
    called: 'what other people say',
    reflects: [
      'Other people’s words can land badly, even when they mean well.',
      'Others seem to have ideas about how you should grieve. You do not owe them any.',
    ],
    asks: ['What would have been good to hear instead?', 'Is there someone who simply listens?'],
  },
  sleep: {
    hears:
      /(can't|cannot|can not|don't|not|haven't|hardly|barely) (been )?(sle(ep|pt)|sleeping)|insomnia|\b[1-5] ?(am|a\.m\.)|middle of the night|awake|sleepless|3 in the morning|nights are/,
    called: 'the nights without sleep',
    reflects: [
      'The nights are long when sleep does not come, and everything is louder then.',
      'Lying awake with all of this, night after night, wears a person down.',
    ],
    asks: ['What goes through your mind at that hour?', 'What are the nights like?'],
  },
  tiredness: {
    hears:
      /exhaust|\btired\b|drained|worn out|no energy|can't (get up|get out of bed|focus|concentrate|think)|overwhelm|too much/,
    called: 'the tiredness',
    reflects: [
      'You are worn out. Grief is work that nobody sees.',
      'It is a lot, and you have been carrying it without a break.',
    ],
    asks: ['Is there one thing today that someone else could do for you?', 'What takes the most out of you?'],
  },
  sadness: {
    hears:
      /\bsad(ness)?\b|\bcry(ing)?\b|\bcrie[sd]\b|tears|heartbr|broken|\bhurts?\b|\bpain\b|devastat|miserable|sobb|depress|\bgrief\b|grieving|awful|terrible/,
    called: 'the sadness',
    reflects: [
      'It hurts. I am so sorry.',
      'There are so many tears in this. They may come here, too.',
      'Losing {loved} hurts this much because so much was there.',
    ],
    asks: ['What would you like to tell about it?', 'Is there somebody who sees it?'],
  },
  missing: {
    hears:
      /(?<!\b(?:not|don'?t|never|didn'?t) )\bmiss(ing)?\b|wish (he|she|they) (was|were|could)|without (him|her|them)\b|(?<!\b(?:not|don'?t|never|didn'?t) )\blove(d)? (him|her|them|my)|(just )?want (him|her|them) back|want to (hold|hug|hear) (him|her|them)\b/,
    called: 'the longing',
    reflects: [
      'You miss someone who belonged to every day.',
      'Missing {loved} this much is love that has nowhere to go at the moment.',
      'There is so much love in what you write.',
    ],
    asks: ['What do you miss most?', 'When do you think of {loved} most?', 'What would you tell them about today?'],
  },
  memory: {
    hears:
      /\b(he|she|they)('d| would)(?:'ve| have| of)? (been|laughed|loved|hated|said)\b|\bused to\b(?! (?:beat|hit|hurt|kick|touch|yell|drink|scream))|remember (when|how|the)|my \w+ (always|loved|made|taught|told|called)|(he|she|they) (always|loved|would|made|taught|told|called)\b|favou?rite|we (always|used|met)/,
    called: 'that memory',
    reflects: ['Thank you for telling me that.', 'That is a memory worth keeping.'],
    asks: [
      'What else comes to mind when you think of that time?',
      'What did you like best about those moments?',
      'If you would like others to read such memories, a memorial page can hold them. What more would you like to tell?',
    ],
  },
  calmer: {
    hears:
      /(feel(ing)?|doing|bit|little) (a (bit|little) )?(better|okay|ok|lighter|calmer)|good day|(i|we) (laughed|smiled)|slept (well|better)|peace(ful)?\b|grateful|thankful/,
    called: 'the lighter moments',
    reflects: [
      'So there was a lighter moment. It may simply be there, beside everything else.',
      'It is good to read that something eased a little.',
    ],
    asks: ['What helped?', 'What would you like to keep from that day?'],
  },
} satisfies Partial<Record<Topic, TopicWords>>;
