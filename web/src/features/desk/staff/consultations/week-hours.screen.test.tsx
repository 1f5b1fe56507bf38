import { getConsultationHours, setConsultationWeek } from '@evenlight/contract/consultation-hours';
import { listComingConsultations } from '@evenlight/contract/consultations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server';
import { openScreen, press } from '../../../../testing/open-screen';
import { aUser } from '../../../../testing/samples/accounts';
import * as consultations from './consultations-screen';

const stands = { week: [{ weekday: 1, opensMinute: 540, closesMinute: 1020 }], weekVersion: 'first', days: [] };
const carla = aUser({ firstName: 'Carla' });
const at = { at: '/staff/consultations', person: carla };
const from = (label: string) => screen.findByLabelText(label);
const week = () => screen.getByRole('region', { name: 'Hours of a usual week' });

const teamServer = () => fakeServer().answers(listComingConsultations, []).answers(getConsultationHours, stands);

async function addSunday(user: Awaited<ReturnType<typeof openScreen>>) {
  await press(user, 'Sunday: add hours');
  fireEvent.change(await from('Sunday, from (1)'), { target: { value: '11:00' } });
}

test('a stretch that runs backwards is said, and is not saved', async () => {
  const server = teamServer().answers(setConsultationWeek, ({ body }) => ({ ...stands, week: body.week }));
  const user = await openScreen(consultations, { ...at, server });
  await press(user, 'Saturday: add hours');
  fireEvent.change(await from('Saturday, from (1)'), { target: { value: '18:00' } });
  expect(await screen.findByText('The end has to be later than the beginning.')).toBeVisible();
  await press(user, 'Save the week');
  expect(server.heard(setConsultationWeek)).toEqual([]);
  fireEvent.change(await from('Saturday, from (1)'), { target: { value: '16:00' } });
  await press(user, 'Save the week');
  expect(await screen.findByText('Changes Saved')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the week' })).toHaveFocus());
  expect(server.heard(setConsultationWeek)).toHaveLength(1);
});

test('whoever of our team saves the week second sees what stands there now, keeps what they typed, and decides', async () => {
  const theirs = { ...stands, week: [{ weekday: 3, opensMinute: 600, closesMinute: 720 }], weekVersion: 'theirs' };
  const server = teamServer();
  const first = await openScreen(consultations, { ...at, server });
  await addSunday(first);
  server.answers(getConsultationHours, theirs).refuses(setConsultationWeek, 'consultation_hours.changed_meanwhile');
  await press(first, 'Save the week');
  await waitFor(() => expect(week()).toHaveTextContent('What stands there now'));
  expect(week()).toHaveTextContent('Somebody of our team changed these hours meanwhile. Nothing was overwritten');
  expect(await screen.findByText('10:00 AM – 12:00 PM')).toBeVisible();
  expect(await from('Sunday, from (1)')).toHaveValue('11:00');
  first.leave();

  // After a reload it is still typed over the week that was seen first, so it is asked again.
  const second = await openScreen(consultations, { ...at, server });
  expect(await from('Sunday, from (1)')).toHaveValue('11:00');
  await press(second, 'Save the week');
  const again = await screen.findByRole('button', { name: 'Save mine all the same' });
  server.answers(setConsultationWeek, ({ body }) => ({ ...theirs, week: body.week, weekVersion: 'mine' }));
  await second.click(again);
  expect(await screen.findByText('Changes Saved')).toBeVisible();
  const sent = server.heard(setConsultationWeek).map(({ body }) => body);
  expect(sent.map(({ version }) => version)).toEqual(['first', 'first', 'theirs']);
  expect(sent.at(-1)?.week.some(({ weekday }) => weekday === 0)).toBe(true);
  await waitFor(() => expect(week()).not.toHaveTextContent('What stands there now'));
});

test('to whoever is not of our team there is nothing here', async () => {
  const server = fakeServer()
    .refuses(listComingConsultations, 'path.not_found')
    .refuses(getConsultationHours, 'path.not_found');
  await openScreen(consultations, { ...at, server });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
});
