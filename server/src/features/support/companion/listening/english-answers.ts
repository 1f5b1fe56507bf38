// What is asked of the program itself, or said in passing, in English, and what it answers.
import type { ActWords } from './phrasebook.ts';
import type { Act } from './vocabulary.ts';

export const englishAnswers: Record<Act, ActWords> = {
  areYouHuman: {
    hears:
      /are (you|u) (a |an )?(real|human|person|bot|robot|ai|program|machine|computer|someone)|(you|u)( are|'re|r)? (a )?(bot|robot|machine|ai|real person)\b|(am i|is this) (talking|speaking|chatting|writing)? ?(to|with)? ?(a |an )?(real|human|person|bot|robot|ai|machine|computer|program)|who (are you|am i talking)|are (you|u) there\b|what are you\b|what are you exactly|is (anyone|anybody|somebody|someone) (there|reading)|do you have feelings/,
    says: [
      'You have reached a program, not a person: I am an AI, and I answer from what you write here. For a human, call or text 988 at any hour, or write to our team at /contact.',
      'You are writing with a program, not with a human. It has no feelings and no life of its own, and it will not pretend to. Our team can be reached at /contact if you would rather talk with a person.',
    ],
  },
  doYouRemember: {
    hears: /(do|will|can|did) you (still )?(remember|forget)|you (already )?forgot|remember (me|what i (said|told))/,
    says: [
      'I can use what stands in this conversation, and nothing from others. It stays here until you delete it.',
      'Within this conversation, yes: I go by what you wrote above. I know nothing else about you.',
    ],
  },
  whoReads: {
    hears:
      /who (can |will |else )*(read|see)s?|(can|does|will) (anyone|anybody|someone|people|my family|the staff|your team) (else )?(read|see)|is this (private|confidential|safe|anonymous|secret|recorded|saved)|(do|are) you (sav|stor|record|keep|shar)|my privacy|(delete|erase|remove) (this|my|a|the|all|it)\b|tell (anyone|anybody)\b.{0,20}\?/,
    says: [
      'What you write here is kept encrypted for you alone; our team does not read it. You can delete this conversation, or all of them, at any time. How it works is told at /support/safety.',
      'Only you can open these conversations, and you can delete them at any time. If you ask for a call, our team sees your name and number, and nothing you wrote here. More about it stands at /support/safety.',
    ],
  },
  isItFree: {
    hears:
      /\b(is|are) (this|it|that|the|you)( \w+){0,2} free\b(?! (?:on|at|to|for lunch|now|today|tomorrow))|\b(do|will) (i|we) (have to )?pay (for )?(this|it here|to (chat|write|talk|use))|free of charge|cost (anything|me|money) to (chat|write|talk|use)|charge (me|for this)/,
    says: [
      'Writing here is free, and so is 988. What our services cost stands at /services, before you decide anything.',
      'This chat costs nothing. The prices of our services stand at /services, and our team goes through them with you (/contact).',
    ],
  },
  aboutThePage: {
    hears:
      /\bwho (made|built|runs) (this|the) (page|site|website|app|thing)|\b(this|the) (page|site|website|app|thing) (\w+ )?(works?|loads?|freez\w+|is (slow|broken|nice|cool))|(letters?|font|text|words) (\w+ )?(big|small|larg)|talk[- ]to[- ]text|voice to text|\bdictat(e|ing|ion)\b|\b(log|sign) ?in\b.{0,30}\?|my password|accents? on|rather (type|write) than|keyboard|\b(wrong|pressed the|hit the) (button|key)\b|(talk|speak|writ)ing (to|with) a (machine|robot|computer|chat ?bot)\b/,
    says: [
      'I know little about how this page is made. Any way of writing is fine here: typed or dictated, short or long, in English or Spanish. If something does not work, our team helps (/contact).',
      'However it goes best for you is fine: typed, dictated, in pieces. How the page works I cannot tell well; our team can (/contact).',
    ],
  },
  hours: {
    hears:
      /\bappointments?\b|\bdo (you|u|you guys|u guys) (do|work|answer|open) (on )?(weekends|sundays?|saturdays?|evenings|holidays)\b|\b(opening|office|your) hours\b|what time (do|are) you|when (are|do) you (all )?(open|close|answer)|are you (all )?(open|closed)|walk[- ]?ins?\b/,
    says: [
      'You need no appointment to write here. When our team answers stands at /contact, and a talk with them can be asked for at /consultation.',
      'For this chat there are no hours. Those of our team stand at /contact, and at /consultation you can choose a time for a talk.',
    ],
  },
  wantsHuman: {
    hears:
      /(talk|speak|chat) (to|with) (a |an |some)?(real|human|actual|live)? ?(human|person|someone|somebody|one|counsell?or|therapist|people)|(need|want|find|see|get) (a |an )?(counsell?or|therapist|real person|human|grief group)|call me\b|\b(phone|telephone) number\b/,
    says: [
      'Talking with a person is a good wish. Our team answers by phone and in writing; the number, and when it is answered, stand at /contact. At 988 a person answers at any hour.',
      'You can reach a person: our team, by phone or in writing (/contact). At night and in the hardest hours, 988 takes calls and texts.',
    ],
  },
  wantsGroup: {
    hears:
      /support groups?|\bgroups? (for|of|like|near)|grief groups?|others (like me|who (lost|have|are))|people (like me|who (also )?lost)/,
    says: [
      'Our team can help you look for a group near you (/contact), and you can decide in your own time.',
      'Being among others who know it can help some people. Call or write to our team (/contact), and they look with you.',
    ],
  },
  wantsReading: {
    hears:
      /(something|anything|books?|articles?|resources?) (to read|about|on|for|i can read)|any resources|\bpoems?\b|recommend .{0,20}(book|read|resource)/,
    says: [
      'There are short texts to read under Resources, at the top of this page, and you can search them. Our team can suggest something that fits as well (/contact).',
      'Under Resources, at the top of this page, you will find texts for many losses and many traditions. If none fits, our team looks with you (/contact).',
    ],
  },
  leftoverMedicine: {
    hears:
      /(?<!make myself )\b(throw|get rid|dispos\w+|take ?back|drop off|hand in)\b.{0,60}\b(medicines?|medications?|meds|pills|morphine|drugs)\b|\b(medicines?|medications?|meds|pills|morphine|drugs)\b.{0,60}\b(throw|get rid|dispos\w+|take ?back|drop off|hand in)/,
    says: [
      'Many pharmacies and police stations take leftover medicine back, and a hospice nurse can tell you where. It is good to have it out of the house soon, or locked away by somebody else. Our team helps to find a place (/contact).',
      'A pharmacy can tell you where to hand it in, and many take it themselves. Perhaps somebody can take it there for you this week. Our team helps to find a place (/contact).',
    ],
  },
  medicine: {
    hears:
      /\b(drops|morphine|dose|doses)\b.{0,60}\b(normal|too (much|many)|right|safe)\b|(should|can|could) i take|what (dose|dosage)|how (many|much) .{0,20}(pills?|mg|melatonin|medicine|tablets?)|side effects?|antidepress|sleeping pills?.{0,20}\?|my (meds|medication).{0,20}\?/,
    says: [
      'About medicines I cannot tell you anything safe: that is a question for your doctor or a pharmacist. If something was taken that worries you, call Poison Control at 1-800-222-1222 or 911, and 988 for a person to talk with.',
      'That belongs with a doctor or pharmacist, who knows you and what you take. Poison Control answers day and night at 1-800-222-1222, and 988 is there to talk.',
    ],
  },
  customs: {
    hears:
      /\b(is|would) (it|that) (be )?(ok|okay|alright|all right|fine|rude|wrong|weird) (to|if (i|we)) (wear|bring|play|invite|send|give|skip the)\b|\ballowed to (go to|come to|attend|wear|bring|see) (the|his|her|my|a|it)\b|\bwhat (do|should|can|could|would|to) (i |we |you )?(wear|bring to|say to|write in|send)\b/,
    says: [
      'Families differ in this, and there is no one rule. Whoever arranges the farewell knows what is usual there and can be asked; our team can also tell you what others do (/contact).',
      'There is no fixed rule that I could give you. You may ask the person who arranges it, or our team (/contact).',
    ],
  },
  costs: {
    hears:
      /\bcosts?\b|\bprices?\b|\bhow much (is|are|does|do|for|would|will)\b(?! (?:too|is too))|\bcheap(er|est)?\b|\bburn rate\b|\bballpark\b|pay (every month|monthly|in parts)/,
    says: [
      'I am sorry that you have to sort this out now. What each step costs stands at /services, and /planning-wizard adds it up before you decide anything. Our team goes through it with you (/contact).',
      'Every price stands at /services. Our team can go through it with you, and through ways to keep it low (/contact).',
    ],
  },
  practical: {
    hears:
      /pallbearer|live ?stream|who pronounces|cremat|burial|\bbur(y|ied)\b|remains\b|casket|coffin|\bthe body\b|\bhis body\b|\bher body\b|coroner|\bplot\b|permit|death certificate|\bcosts?\b|\bprices?\b|venue|cemetery|funeral|obituary|eulogy|\bwill\b.{0,20}\bprobate|probate|legally|headstone|gravestone|embalm|mass card|medicare|organ donor|\btitle\b|insurance|\bashes\b|memorial|the service\b/,
    says: [
      'I am sorry that you have to sort this out now. Our team can answer it (/contact), and what can be chosen stands at /planning-wizard.',
      'Our team knows about this and will tell you plainly (/contact). If you are arranging a farewell, /planning-wizard shows what there is, one question at a time.',
      'I cannot answer that well myself. People who do this every day can, at /contact.',
    ],
  },
  law: {
    hears:
      /(is it|is that) (legal|illegal)|do i (legally|have to pay|owe)|(can|could) (they|he|she|i) (sue|contest|evict|inherit)|who inherits|lawyer|attorney/,
    says: [
      'Questions of law I cannot answer; a lawyer or a legal aid office can. Our team can tell you which papers usually come first (/contact).',
      'I would not get that right, and it matters. A lawyer or legal aid can answer it, and our team can help you find out whom to ask (/contact).',
    ],
  },
  helpMePlan: {
    hears:
      /(can|could|would|will) you (help|assist|guide|plan|book|arrange)|(can|could|would) you find (me |us )?(a |an )?(room|place|venue|hall|church|priest|florist)|help me (plan|with (the|a) (funeral|service|memorial|planning|obituary|eulogy)|write|choose|organi[sz]e|arrange)|how (do|can|should) (i|we) (plan|arrange|organi[sz]e|book|start planning|write an? (obituary|eulogy))|(looking for|need|want) (a|an|some) (small |big |nice |quiet )?(room|place|venue|hall|church)|where do (i|we) (start|begin)|what do (i|we) do (first|now|next)/,
    says: [
      'Planning has its own place: /planning-wizard takes one question at a time, and you can stop and come back. If you would rather ask a person, our team answers at /contact.',
      'For the arrangements, /planning-wizard walks through them step by step, and our team helps at /contact. Here there is room for how it is for you.',
    ],
  },
  isItNormal: {
    hears:
      /is (it|this|that) (normal|ok|okay|alright|all right|wrong|bad|weird|crazy|strange|odd|silly)|(?<!\bwhy )do (other people|others|people) (also |still |ever )?|does anyone else|isn'?t (that|it|this) (foolish|silly|crazy|strange|stupid|weird|pathetic)|am i (crazy|normal|foolish|silly|weird|a bad|wrong|going (crazy|mad|insane)|losing (it|my mind))|what('s| is) wrong with me/,
    says: [
      'There is no wrong way to do this, and many people who grieve wonder about theirs. If something about it goes on worrying you, somebody you trust, or a doctor, is good to ask.',
      'Many people who grieve ask exactly that. There is no rule it would have to follow; and if something about it frightens you, your doctor or our team (/contact) can look at it with you.',
    ],
  },
  howLongSteps: {
    hears:
      /\bhow (long|many (days|weeks)) (does|will|would|do) (it|this|that|everything|they) (all |usually )?(take|need)\b/,
    says: [
      'That depends on the step: a permit, a service, the papers. /first-days shows what comes when, and our team tells you the days for yours (/contact). If you mean the grief: nobody can say how long, and it may take its time.',
      'If you ask about the arrangements, /first-days shows what comes when, and our team knows more (/contact). If you ask about the grief, I have no honest number.',
    ],
  },
  howLong: {
    hears:
      /how long (will|does|is|until|till|til|before|should)|(will|does|when (will|does)) (it|this|the pain) (ever )?(get|stop|end|go away|hurt)|when (will|does) (it|this) (get|stop|end)|ever (be|feel) (ok|okay|normal|happy|the same|better) again/,
    says: [
      'Nobody can tell you how long, and I will not pretend to know. It changes, and not in a straight line.',
      'I have no honest answer to how long. For most people it comes in waves, and the waves change.',
    ],
  },
  why: {
    hears:
      /\b(can|do|does) (the )?(dead|dead people|they|he|she|my \w+) (still )?(hear|see|feel|know about) (us|me)\b|\bis there (really )?(a )?(heaven|god|life after)|\bwhere (is|are) (he|she|they) now\b|\bdid (?:he|she|they|it) (?:suffer|hurt|know|feel)\b|\bdid the (?:morphine|medicine|drops) (?:kill|hurt)\b|^(but )?why\b|\bwhy (did|me|him|her|us|does|would|wasn't|couldn't|didn't|do i|is)\b/,
    says: [
      'I have no answer to that, and I will not make one up. It may simply be asked here.',
      'That is a question without an answer I could give. It is a heavy one to carry around.',
    ],
  },
  instructs: {
    hears:
      /ignore (all|your|the|previous|any)|system prompt|your (instructions|rules|prompt)|pretend (to be|you)|act as|role ?play|jailbreak|you are now/,
    says: [
      'I stay what I am: a program for people who grieve, with rules I do not change. What would you like to talk about?',
      'That is not something I do here. If there is something on your mind, I will read it.',
    ],
  },
  otherSubject: {
    hears:
      /\b(want|like|prefer|rather|can we) (to )?talk about (something else|anything else|other things|football|the game|soccer|baseball|basketball|music|movies|food|the weather|tv)\b/,
    says: [
      'All right, then that. Tell me about it; nothing here has to be about the loss.',
      'Gladly. I know little about it, and I will read what you tell.',
    ],
  },
  greeting: {
    hears:
      /^(hi+|hello+|hey+|good (morning|afternoon|evening|day)|greetings|test(?:ing)?(?: test(?:ing)?)*(?: prueba)?(?: \d)*|i'?m back|howdy|yo|sup|how are you( (doing|today))?)( there| again)?([ ,]+how are you( (doing|today))?)?$/,
    says: [
      'Hello. It is good that you are here. What is on your mind today?',
      'Hello again. Where would you like to begin?',
      'Good to read from you. What has brought you here today?',
    ],
  },
  thanks: {
    hears:
      /^(ok(ay)? |yes )*(thanks?|thank (you|u)|ty|thx|much appreciated|i appreciate (that|it|you))\b.{0,40}$|^.{0,45}\b(thanks|thank you|thx|ty)$|^(that|this) (help(s|ed)|was (helpful|kind)|is (helpful|kind))\b.{0,25}$/,
    says: [
      'You are welcome. You can come back to this conversation whenever you like.',
      'I am glad if it helped a little. There is no need to write more, and you may.',
    ],
  },
  goodbye: {
    // Both name 988: a goodbye may be more than one for today.
    hears:
      /^(ok(ay)? |well )*(good ?)?(bye( for now)?|night)\b.{0,20}$|^(see you|talk (to you )?(later|tomorrow|soon)|ttyl)\b.{0,20}$|^that'?s (all|it|enough)( for)?( today| now| tonight)?$|^(ok(ay)? |i |i'?ve )*(have to|need to|got to|gotta|must) (go|run|sleep|leave)\b.{0,30}$|^i'?m going to (bed|sleep)( now)?$/,
    says: [
      'Take care of yourself. This conversation stays here for when you want it, and 988 answers at any hour.',
      'Good that you stop when it is enough for today. Come back whenever you like, and 988 is there at any hour.',
    ],
  },
  nobody: {
    hears:
      /^(no |nope |nah |there is |there's |there'?s really |i have |i'?ve got |really |honestly )*(nobody|no ?one|not a soul|i (don'?t|do not) have (anyone|anybody)|there (isn'?t|is not) (anyone|anybody)|(it'?s )?(just|only) me)( at all| really| here| left| else| near me| anymore| any more| to talk to)*$/,
    says: [
      'Nobody: that is a lonely place to be with this. A person answers at 988 at any hour, call or text, and our team can be reached at /contact.',
      'Then it is good that you write it here. You do not have to stay alone with it: a person at 988 takes calls and texts at any hour.',
    ],
  },
  yes: {
    hears:
      /^(yes yes|understood|(yes )*(i )?understand|got it|i see|makes sense|yes|yeah|yep|yup|ya|sure|ok|okay|k|i do|i am|i did|maybe|a (little|bit)|sometimes|always|exactly|true|right|mhm|of course|i guess|i think so)( please| understand| understood| it (is|does|was)| i (do|am|did|would))?$/,
    says: [
      'Then tell me as much of it as you like.',
      'Take your time with it. What comes first?',
      'All right. Write it the way it comes.',
    ],
  },
  no: {
    hears:
      /^(no+|nope|nah|not (really|now|yet|at all|today)|never|none|nothing|i don'?t|i'?m not|neither)( really| one| thanks?| thank you| i (don'?t|am not|can'?t))?$/,
    says: [
      'That is all right. We do not have to go there. What would be good to talk about instead?',
      'Then we leave that. Is there something else that is on your mind?',
      'All right. You can also just write whatever comes.',
    ],
  },
  notKnowing: {
    hears:
      /^(i )?(do ?n'?t|dunno|don't really|have no) ?(know|idea)?( (what to (say|write|do)|where to (start|begin)|why i'?m here|anymore|how to (start|begin|say (it|this))))?$|^(idk|dunno|whatever|hm+|um+|eh|so|well|nm|not much|nothing much|fine|i'?m (fine|ok|okay|here))$/,
    says: [
      'That is fine; nothing has to be clear here. You could begin with how today was.',
      'You do not have to know. One word about this day is enough to begin with.',
      'There is no right place to start. What is the first thing that comes to mind?',
    ],
  },
};
