// What happened, and what has to be dealt with, in English, and what is said back. See phrasebook.ts for the rules of the lists.
import type { TopicWords } from './phrasebook.ts';
import type { Topic } from './vocabulary.ts';

export const englishCircumstances = {
  pregnancy: {
    hears: /miscarr|stillb(orn|irth)|lost (the|our|my|a) (baby|pregnancy)|ectopic|no heartbeat/,
    called: 'the loss of your baby',
    reflects: [
      'Losing a baby is the loss of someone already loved, and of everything that was hoped for.',
      'That was your baby, and the days you had planned together.',
    ],
    asks: [
      'Did the baby have a name, or a name you used at home?',
      'Is there someone you can speak with about the baby?',
    ],
  },
  suicideLoss: {
    hears:
      /(took|taken|taking) (his|her|their) (own )?life|died by suicide|(killed|hung|hanged|shot) (himself|herself|themselves)|lost .{0,30}to suicide|committed suicide|(his|her|their) suicide|\bjumped off\b|cut (him|her|them) down/,
    called: 'how it happened',
    reflects: [
      'Losing someone to suicide leaves questions that nobody left behind can fully answer.',
      'A death by suicide has many causes, and never one person’s fault. That you carry so much of it shows how near you were.',
    ],
    asks: [
      'Our team can help you look for a group of families after a suicide (/contact), if you ever want company in this. What is the heaviest part today?',
      'Who else knows how this is for you?',
    ],
  },
  harmed: {
    hears:
      /\bused to (?:hit|beat|kick|hurt|choke) (?:me|us)\b|\b(he|she|they|husband|wife|dad|father|stepdad|mom|mother|old man|boyfriend|girlfriend|ex|uncle|brother|pastor|coach|foreman|boss) (\w+ ){0,3}(beats?|hits?|kick(s|ed)|chok(es|ed)|slap(s|ped)|burn(s|ed)|raped|molest(s|ed)|corner(s|ed)|abused) (me|us)\b|\bbroke my (finger|arm|nose|ribs?|jaw|teeth|tooth|hand|wrist|leg)\b|\bdid (stuff|things)( to me)?\b(?= *[.,]|$)|\bwas (raped|molested|abused)\b/,
    called: 'what was done to you',
    reflects: [
      'I am sorry that this was done to you. It was not your fault.',
      'Nobody should have done this to you, and it is not your fault.',
    ],
    asks: ['Does somebody you trust know about it?', 'Is there somebody who believes you, and knows?'],
  },
  violence: {
    hears: /(?<!could )murder|was (killed|shot|stabbed)|homicide|drunk driver|manslaughter/,
    called: 'the way it happened',
    reflects: [
      'Someone was taken from you by what another person did. That is a grief with outrage in it.',
      'To lose someone like this is a shock on top of a loss.',
    ],
    asks: [
      'What part of it is with you most today?',
      'Is anyone helping you with everything that comes after, the calls and the questions?',
    ],
  },
  quarrel: {
    hears:
      /\b(fight|quarrel|bicker)(s|ing|ed)?\b(?! (?:for|cancer|it off|through))|\bfought (?:with|about|over)\b|\bargu(e|es|ing|ed)\b|won't (speak|talk) to me|(not|aren't) speaking|feud|disagree|blam(es|ed|ing) me|cut me out|behind my back/,
    called: 'the quarrel in the family',
    reflects: [
      'Grief and a quarrel in the family at the same time: that is two weights at once.',
      'Just when you would need each other, there is conflict.',
    ],
    asks: [
      'What would you want them to know, if they could listen?',
      'Is there one person in the family who is easier to talk with?',
    ],
  },
  children: {
    hears:
      /my (kids?|children|son|daughter|toddler|little (one|boy|girl)s?)\b.{0,60}\b(ask|cry|cries|crying|miss|understand|tell|school|know|sleep|grie)|(tell|explain|telling).{0,25}(kids?|children|son|daughter|grandkids|grandchildren)/,
    called: 'your worry for the children',
    reflects: [
      'You are grieving and looking after a grieving child at the same time.',
      'The children are in your mind, in the middle of your own grief.',
    ],
    asks: [
      'What has been hardest to answer for them?',
      'Our team can help you find someone who knows about children and grief (/contact). What have they asked you so far?',
    ],
  },
  money: {
    hears:
      /\bmoney|\b(we|i) owe\b|afford|\bbills?\b|\bdebts?\b|\brent\b|mortgage|\bcosts?\b|expens|insurance|\b(?:i am|i'm|im|we are|we're|were|flat|dead|totally|so) broke\b|pension|\bprices?\b/,
    called: 'the worry about money',
    reflects: [
      'Money worries do not wait for grief, and they make it heavier.',
      'On top of the loss there is the question of how to pay for things.',
    ],
    asks: [
      'Our team can go through costs with you, and through ways to keep them low (/contact). Would that help?',
      'You can see prices before deciding anything, at /planning-wizard. Is anyone helping you with the numbers?',
    ],
  },
  papers: {
    hears:
      /paperwork|death certificate|probate|\bthe will\b|\bforms?\b|\bestate\b|social security|bank account|executor|\bpapers\b/,
    called: 'the paperwork',
    reflects: [
      'All the papers ask for a clear head just when nobody has one.',
      'The paperwork goes on and on, and each form says it again.',
    ],
    asks: [
      'Our team knows these papers and can tell you what can wait (/contact). Would it help if somebody looked at it with you?',
      'Is there someone who could sit with you while you do it?',
    ],
  },
  funeral: {
    hears:
      /funeral|memorial service|\bburial|\bbury\b|\bburied\b|cremat|eulogy|\b(the|a|his|her|their) wake\b|\bviewing\b|casket|coffin|\b(?:an|the|which|what|choose an?|pick an?) urn\b|obituary|janaz|shiva|visitation|graveside|cemetery/,
    called: 'the farewell',
    reflects: [
      'A farewell asks a great deal of those who stay.',
      'What happens around a farewell stays with people for a long time.',
    ],
    asks: [
      'What do you hope people will remember about {loved} that day?',
      'Which part of it is on your mind most?',
      'If there is planning to do, /planning-wizard takes one question at a time, and you can stop whenever you like. What about it weighs on you?',
    ],
  },
  belongings: {
    hears:
      /(his|her|their) (clothes|things|stuff|room|closet|closets|shoes|jacket|coat|shirt|sweater|toothbrush|voicemail|phone|chair|glasses)|\bashes\b|belongings|clean(ing)? out|going through (his|her|their)/,
    called: 'the things left behind',
    reflects: [
      'Things that were touched every day become so hard to touch.',
      'There is no hurry with the things left behind; they may stay where they are.',
    ],
    asks: ['Is there one thing you want to keep close?', 'What do those things bring back?'],
  },
  holidays: {
    hears:
      /thanksgiving|christmas|hanukk?ah|new year'?s|easter|passover|ramadan|\beid\b|diwali|mother'?s day|father'?s day|holidays?\b|vaisakhi/,
    called: 'the holidays',
    reflects: [
      'A holiday with an empty place at the table can be dreaded for weeks.',
      'Days that used to be happy ones now show who is missing.',
    ],
    asks: [
      'What would feel right to keep this time, and what to leave out?',
      'How did the two of you use to spend that day?',
    ],
  },
  anniversary: {
    hears:
      /anniversary|birthday|would (have|'ve) (been|turned)|a year (ago )?(today|tomorrow)|(one|first) year (today|tomorrow|since)/,
    called: 'the day that is coming',
    reflects: [
      'Days like that come every year, and they bring it all close again.',
      'A date on the calendar, and everything is near again.',
    ],
    asks: [
      'How would you like to spend that day?',
      'What did you do on that day when {loved} was here?',
      'Is there someone you would like near you that day?',
    ],
  },
  work: {
    hears:
      /\b(my|at|to|from) (work|job|boss|office|shift)\b|coworkers?|bereavement leave|time off|at school|classes|\bexams?\b/,
    called: 'work',
    reflects: [
      'The world expects you to function as before, and you are not as before.',
      'Having to get through the day’s work with this inside takes a lot.',
    ],
    asks: ['What is hardest there?', 'Does anyone there know what happened?'],
  },
  pet: {
    hears:
      /put(ting)? (him|her|(my|our)( \w+){1,2}) (down|to sleep)|(lost|losing|bury|buried|burying|miss|missing) my (dog|cat|puppy|kitten|horse|bird|parrot|rabbit|bunny|hamster|pup)\b|my (dog|cat|puppy|kitten|horse|bird|parrot|rabbit|bunny|hamster|pup)\b(,? \w+,?)? (just )?(died|passed|is gone|was hit|got hit)/,
    called: 'your animal',
    reflects: [
      'An animal is there every single day, and that is exactly how much is missing now.',
      'That was a companion who shared your days, and this is real grief.',
    ],
    asks: ['What did your days together look like?', 'What do you miss most at home?'],
  },
  sudden: {
    hears:
      /sudden|heart attack|(?<!by |an? )\baccident\b(?! report)|(?:in|after|from|of) (?:an?|the) (?:\w+ )?accident|\bcrash|aneurysm|overdos|fentanyl|without warning|out of nowhere|never got to say|didn't get to say|no goodbye/,
    called: 'how sudden it was',
    reflects: [
      'It came without warning, with no time to get ready.',
      'So sudden. From one day to the next everything was different.',
    ],
    asks: ['Is there something you would have wanted to say?', 'What has it been like since then?'],
  },
  dying: {
    hears:
      /\bis dying\b|\b(in|on|entered|into) hospice\b|is terminal|\b(has|have|gave (him|her|them)) (only |about |maybe )?(\w+ )?(weeks|days|months) (left|to live)|(won't|not going to) make it|palliative|end of life/,
    called: 'the waiting',
    reflects: [
      'You are losing someone slowly, and the grief has begun already.',
      'To sit beside someone who is dying is among the hardest things there are.',
    ],
    asks: ['How are these days for you?', 'Is there something you would still like to say or do together?'],
  },
  illness: {
    hears:
      /cancer|chemo|dementia|alzheimer|stroke|covid|\bicu\b|hospital|long illness|\bals\b|parkinson|took care of (him|her|them)|caregiv|caring for (him|her|them)/,
    called: 'the illness',
    reflects: [
      'You have seen so much up close. That stays with a person.',
      'There was a hard road, and you walked it too.',
    ],
    asks: [
      'Which pictures from that time come back to you?',
      'What was {loved} like before the illness?',
      'What do you wish people knew about that time?',
    ],
  },
} satisfies Partial<Record<Topic, TopicWords>>;
