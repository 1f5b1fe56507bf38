// The questions of the journal in words, for the file that people take along. The screens speak their own.
import type { Language } from '@evenlight/contract/languages';
import type { JournalPrompt } from '@evenlight/contract/self-care/journal';

export const promptWords: Record<JournalPrompt, Record<Language, string>> = {
  'right-now': { en: 'How is it right now?', es: '¿Cómo está ahora mismo?' },
  'what-i-miss': { en: 'What do I miss most today?', es: '¿Qué es lo que más extraño hoy?' },
  'a-small-thing': {
    en: 'A small thing about them that I do not want to forget',
    es: 'Algo pequeño de esa persona que no quiero olvidar',
  },
  unsaid: { en: 'What I did not get to say', es: 'Lo que no alcancé a decir' },
  'thank-you': { en: 'What I want to thank them for', es: 'Lo que quiero agradecerle' },
  angry: { en: 'What makes me angry', es: 'Lo que me da rabia' },
  sorry: { en: 'What I am sorry for', es: 'Lo que lamento' },
  laughed: { en: 'Something we laughed about', es: 'Algo de lo que nos reímos' },
  learned: { en: 'What I learned from them', es: 'Lo que aprendí de esa persona' },
  body: { en: 'Where do I feel it in my body?', es: '¿En qué parte del cuerpo lo siento?' },
  'who-helped': { en: 'Who was good to me this week?', es: '¿Quién fue bueno conmigo esta semana?' },
  'today-i-managed': { en: 'What I managed today', es: 'Lo que pude hacer hoy' },
  'a-letter': { en: 'A letter to them', es: 'Una carta para esa persona' },
  'a-place': { en: 'A place that was ours', es: 'Un lugar que era nuestro' },
  tomorrow: { en: 'What would make tomorrow a little easier?', es: '¿Qué haría el día de mañana un poco más fácil?' },
};
