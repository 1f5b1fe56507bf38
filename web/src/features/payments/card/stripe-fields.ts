// Opens Stripe's own fields on the page. Its script is fetched here and nowhere else.

import type { Appearance, StripeElementLocale, StripeError, StripePaymentElement } from '@stripe/stripe-js';
import type { Confirmed } from './card-form';

type Asked = { publishableKey: string; clientSecret: string; locale: string };
/** `confirmed` when it had gone through before, in another tab perhaps. `isOver`: it takes no card any more. */
type Answer = { ownWords: string | null; confirmed: Confirmed | null; isOver: boolean };
export type StripeFields = { confirm: (returnUrl: string) => Promise<Answer> };
type Tell = (state: 'ready' | 'away') => void;

// A network that swallows the script says nothing at all; a slow phone has its fields long before.
const PATIENCE_MS = 20_000;

/** What Stripe's fields speak of the Bay's languages; in any other they follow the browser. */
const stripeLocales: readonly StripeElementLocale[] = ['en', 'es', 'ar', 'fil', 'ko', 'ru', 'vi', 'zh'];

export function openStripeFields(place: HTMLElement, asked: Asked, tell: Tell) {
  let isOpen = true;
  let element: StripePaymentElement | undefined;
  const patience = setTimeout(() => tellIfOpen('away'), PATIENCE_MS);

  function tellIfOpen(state: 'ready' | 'away') {
    if (!isOpen) return;
    clearTimeout(patience);
    // Fields that come after all would have no place on the page any more.
    if (state === 'away') isOpen = false;
    tell(state);
  }

  async function open(): Promise<StripeFields | null> {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    // It would watch how people move and type, beyond what a payment needs.
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    const stripe = await Promise.race([loadStripe(asked.publishableKey), failureOfScript()]);
    if (!stripe || !isOpen) return null;
    const elements = stripe.elements({
      clientSecret: asked.clientSecret,
      appearance: appearance(),
      locale: stripeLocales.find((locale) => locale === asked.locale) ?? 'auto',
    });
    element = elements.create('payment');
    element.on('ready', () => tellIfOpen('ready'));
    element.on('loaderror', () => tellIfOpen('away'));
    element.mount(place);
    return {
      async confirm(returnUrl) {
        const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
        return answerIn(error);
      },
    };
  }

  const fields = open().catch(() => {
    tellIfOpen('away');
    return null;
  });
  function close() {
    isOpen = false;
    clearTimeout(patience);
    element?.destroy();
  }
  return { fields, close };
}

/** The loader waits for ever for a script that did not come, once it was told how to load it. */
function failureOfScript(): Promise<never> {
  const script = document.querySelector('script[src^="https://js.stripe.com/"]');
  return new Promise((_, reject) => script?.addEventListener('error', reject, { once: true }));
}

function answerIn(error: StripeError): Answer {
  const { id, status } = error.payment_intent ?? {};
  if (id && (status === 'requires_capture' || status === 'succeeded' || status === 'processing'))
    return {
      ownWords: null,
      isOver: false,
      confirmed: { paymentIntent: id, status: status === 'processing' ? 'processing' : 'succeeded' },
    };
  // Only these are written for the person; the others speak to developers.
  const isForPeople = error.type === 'card_error' || error.type === 'validation_error';
  const isOver = status === 'canceled' || error.code === 'payment_intent_unexpected_state';
  return { ownWords: isForPeople ? (error.message ?? null) : null, confirmed: null, isOver };
}

/** Our own colours, as they are on the page just now, by day or by night. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: 'flat',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: colour('pine'),
      colorBackground: colour('surface'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-2'),
      colorTextPlaceholder: colour('ink-3'),
      colorDanger: colour('bad'),
      colorWarning: colour('warn'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '12px',
      spacingUnit: '5px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('line-input')}` },
      '.Input:focus': { outline: `3px solid ${colour('pine')}`, outlineOffset: '2px' },
      '.Input--invalid': { border: `1px solid ${colour('bad')}` },
      '.Label': { fontWeight: '600' },
    },
  };
}
