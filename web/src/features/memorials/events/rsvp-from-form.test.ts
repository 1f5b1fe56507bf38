import { MemorialId } from '@evenlight/contract/ids';
import { expect, test, vi } from 'vitest';
import { rsvpFromForm } from './rsvp-from-form';

const of = { memorialId: MemorialId.parse(7), address: 'rosa' };
const eventId = '019a1e0d-c603-7212-93b9-748d945c9914';

function aForm(more: Record<string, string> = {}): FormData {
  const form = new FormData();
  const typed = {
    intent: 'rsvp',
    eventId,
    name: 'Ben',
    email: '',
    status: 'attending',
    partySize: '2',
    note: 'a\r\nb',
  };
  for (const [name, text] of Object.entries({ ...typed, ...more })) form.set(name, text);
  return form;
}

test('a posted form becomes an answer, and leads to its private link with the secret behind a #', async () => {
  const api = vi.fn(async (..._: unknown[]) => ({ status: 'waiting', token: 'secret' }));
  const thrown = await rsvpFromForm(api as never, of, aForm()).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe('/rsvp?said=waiting#secret');
  expect(api.mock.calls[0]?.[1]).toMatchObject({
    params: { memorialId: 7, eventId },
    body: { name: 'Ben', partySize: 2, note: 'a\nb', address: 'rosa' },
  });
});

test('what is missing comes back with everything that was typed, and nothing is sent', async () => {
  const api = vi.fn();
  const outcome = await rsvpFromForm(api as never, of, aForm({ name: ' ', partySize: '0' }));
  expect(outcome).toMatchObject({
    refusal: { code: 'request.invalid', fields: { name: 'Name is required', partySize: expect.any(String) } },
    typed: { note: 'a\nb', eventId },
  });
  expect(api).not.toHaveBeenCalled();
});

test('a form that names no gathering is refused', async () => {
  await expect(rsvpFromForm(vi.fn() as never, of, aForm({ eventId: 'x' }))).rejects.toMatchObject({
    init: { status: 400 },
  });
});
