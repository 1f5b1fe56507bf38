import type { FaithTradition } from '@evenlight/contract/traditions';

const manyHomes = ['Anna', 'Miguel', 'Grace', 'Thomas', 'Lucia', 'Marcus', 'Beth', 'Carlos', 'Denise', 'Paul', 'Rosa'];

/** First names of invented reviewers; a rabbi's families are not all called Harpreet. At least as many as one can need. */
export const reviewerNames: Record<FaithTradition, readonly string[]> = {
  hindu: [
    'Anjali',
    'Ramesh',
    'Kavitha',
    'Suresh',
    'Meera',
    'Arjun',
    'Lakshmi',
    'Nikhil',
    'Deepa',
    'Vivek',
    'Sunita',
    'Gita',
  ],
  muslim: ['Amina', 'Yasin', 'Farah', 'Omar', 'Salma', 'Bilal', 'Mariam', 'Tariq', 'Huda', 'Khalid', 'Zahra', 'Idris'],
  jewish: ['Miriam', 'David', 'Leah', 'Aaron', 'Naomi', 'Joel', 'Shira', 'Ben', 'Judith', 'Adam', 'Rachel', 'Noam'],
  christian: [...manyHomes, 'Josefina', 'Theresa', 'Elias', 'Latoya', 'Andrew', 'Marites', 'Samuel', 'Ruth', 'Dolores'],
  buddhist: ['Mai', 'Kenji', 'Linh', 'Wei', 'Sumalee', 'Tenzin', 'Hoa', 'Naoko', 'Minh', 'Chandra', 'Emi', 'Quan'],
  sikh: [
    'Harpreet',
    'Gurdeep',
    'Jasleen',
    'Manjit',
    'Simran',
    'Ravinder',
    'Navneet',
    'Kulwant',
    'Amrit',
    'Balbir',
    'Kiran',
    'Tejinder',
  ],
  secular: [...manyHomes, 'Claire', 'Owen', 'Ingrid', 'Peter', 'Nora', 'Julian', 'Helen', 'Simon', 'Maya', 'Walter'],
  other: [...manyHomes, 'Shirin', 'Kai', 'Leilani', 'Darius', 'Wen', 'Talia', 'Noel', 'Ife', 'Sora', 'Jonah'],
};
