// Stripe's side of the browser, as far as we use it: its script, its card fields in a frame of their own, and its bank.
// All of it speaks to the local server that stands for Stripe's API.
import type { FakeStripe } from '@evenlight/server/testing/fake-stripe';
import type { Page } from '@playwright/test';

/** Everything that the page asks of Stripe is answered here. */
export async function bringStripe(page: Page, { origin }: FakeStripe) {
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}</html>` });
  await page.route('https://js.stripe.com/**', (route) => {
    const isFields = new URL(route.request().url()).pathname === '/fields.html';
    return route.fulfill(isFields ? html(FIELDS) : { contentType: 'text/javascript', body: SCRIPT });
  });
  await page.route('https://hooks.stripe.com/**', (route) => route.fulfill(html(BANK)));
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = await fetch(origin + pathname, { method: request.method(), body: request.postData() });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
}

const cardFields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
export const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]');

export async function fillStripeCard(page: Page, number: string) {
  await cardFields(page).getByLabel('Card number').fill(number);
}

/** The frame alone knows the number; the page is told how it went. */
const FIELDS = `<title>Card</title><label>Card number <input inputmode="numeric"></label><script>
addEventListener('message', async ({ data, source, origin }) => {
  const form = new URLSearchParams({ client_secret: data.secret, ...data.form });
  if (data.action === 'confirm') form.set('card', document.querySelector('input').value);
  const path = '/v1/payment_intents/' + data.secret.split('_secret_')[0] + '/' + data.action;
  const answer = await fetch('https://api.stripe.com' + path, { method: 'POST', body: form });
  source.postMessage({ stripe: 'answer', answer: await answer.json() }, origin);
});
parent.postMessage({ stripe: 'ready' }, '*');
</script>`;

const BANK = `<title>Bank</title><p>Is it you?</p><button value="true">Yes</button><button value="false">No</button><script>
for (const button of document.querySelectorAll('button'))
  button.onclick = () => parent.postMessage({ stripe: 'bank', isApproved: button.value }, '*');
</script>`;

const SCRIPT = `
function frame(place, title, src) {
  const element = document.createElement('iframe');
  Object.assign(element, { title, src });
  Object.assign(element.style, { width: '100%', height: '9rem', border: '0' });
  return place.appendChild(element);
}
function told(kind) {
  return new Promise((resolve) => addEventListener('message', function hear({ data }) {
    if (data.stripe !== kind) return;
    removeEventListener('message', hear);
    resolve(data);
  }));
}
window.Stripe = () => ({
  _registerWrapper() {},
  elements({ clientSecret }) {
    const hearers = {};
    const elements = { clientSecret, create: () => ({
      on: (event, hear) => { hearers[event] = hear; },
      mount(place) {
        told('ready').then(() => hearers.ready());
        elements.fields = frame(place, 'Secure payment input frame', 'https://js.stripe.com/fields.html');
      },
      destroy: () => elements.fields?.remove(),
    }) };
    return elements;
  },
  async confirmPayment({ elements, confirmParams }) {
    async function act(action, form) {
      const answer = told('answer');
      elements.fields.contentWindow.postMessage({ action, form, secret: elements.clientSecret }, 'https://js.stripe.com');
      return (await answer).answer;
    }
    let answer = await act('confirm');
    if (answer.status === 'requires_action') {
      const window3ds = frame(document.body, 'Your bank', 'https://hooks.stripe.com/3ds');
      const { isApproved } = await told('bank');
      window3ds.remove();
      answer = await act('authenticate', { approved: isApproved });
    }
    if (answer.error) return { error: answer.error };
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('payment_intent', answer.id);
    back.searchParams.set('payment_intent_client_secret', elements.clientSecret);
    back.searchParams.set('redirect_status', 'succeeded');
    location.assign(back);
    return new Promise(() => {});
  },
});
window.Stripe.version = 'endive';
`;
