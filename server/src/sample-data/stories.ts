// Sample stories for the landing page: invented, and marked as samples wherever they are shown.
import { v5 as uuid } from 'uuid';

const NAMESPACE = '0d4ad2a5-2a7e-4a52-9f5b-52d3a5a0c1de';

const samples = {
  en: [
    {
      firstName: 'Meera',
      city: 'Fremont',
      words: 'Three of us in three cities could see the same list. Nobody had to ask twice who was calling the priest.',
    },
    {
      firstName: 'Daniel',
      city: 'Oakland',
      words: 'I knew what each line cost before I called anyone. That was the first night I slept.',
    },
    {
      firstName: 'Rosa',
      city: 'San Jose',
      words: 'My father wanted things simple. I planned it with him at his kitchen table, a little each Sunday.',
    },
  ],
  es: [
    {
      firstName: 'Meera',
      city: 'Fremont',
      words:
        'Éramos tres, en tres ciudades, y veíamos la misma lista. Nadie tuvo que preguntar dos veces quién llamaba al sacerdote.',
    },
    {
      firstName: 'Daniel',
      city: 'Oakland',
      words: 'Supe lo que costaba cada cosa antes de llamar a nadie. Esa fue la primera noche que dormí.',
    },
    {
      firstName: 'Rosa',
      city: 'San José',
      words: 'Mi padre quería algo sencillo. Lo planeamos en la mesa de su cocina, un poco cada domingo.',
    },
  ],
};

export const sampleStories = Object.entries(samples).flatMap(([language, stories]) =>
  stories.map((story) => ({
    ...story,
    language,
    isSample: true,
    id: uuid(`${language} ${story.firstName}`, NAMESPACE),
  })),
);
