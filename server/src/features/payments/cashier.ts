// What every part of a payment needs: the house, and whoever moves the money.
import type { Brand } from '@evenlight/contract/brand';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { type PaymentProvider, ProviderAway } from './providers/provider.ts';
import { type TestBank, testProvider } from './providers/test-provider.ts';

export type Cashier = Pick<World, 'db' | 'clock' | 'log'> & {
  world: World;
  provider: PaymentProvider;
  /** Only where the test provider takes the place of a real one. */
  testBank: TestBank | null;
  trustPartner: string | null;
  /** Where everything is a sample, prices are, too, and a test payment hurts nobody. */
  takesExamplePrices: boolean;
  brandName: Brand['name'];
};

export async function openCashier(world: World): Promise<Cashier> {
  const { config, db, clock, log } = world;
  const test = config.stripe ? null : testProvider(world);
  const provider = test ?? (await openStripe(config));
  return {
    world,
    db,
    clock,
    log,
    testBank: test?.bank ?? null,
    provider: withKindWords(provider, log),
    trustPartner: config.preneedTrustPartner,
    takesExamplePrices: config.sampleData,
    brandName: config.brand.name,
  };
}

/** Two hundred files, which a house without it never reads. */
async function openStripe({ stripe }: Config): Promise<PaymentProvider> {
  if (!stripe) throw new Error('there is no payment provider');
  const { stripeProvider } = await import('./providers/stripe-provider.ts');
  return stripeProvider(stripe);
}

/** A provider that is away becomes a sentence that a person can be told. */
function withKindWords(provider: PaymentProvider, log: Log): PaymentProvider {
  const kindly =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      ask(...given).catch((error: unknown) => {
        if (!(error instanceof ProviderAway)) throw error;
        if (!error.isPassing)
          log.error({ err: error }, 'the payment provider refuses to work with us; a person must look');
        throw new Problem('payment.provider_away', { retryAfterSeconds: 5 });
      });
  const { create, find, capture, cancel, refund } = provider;
  return {
    ...provider,
    create: kindly(create),
    find: kindly(find),
    capture: kindly(capture),
    cancel: kindly(cancel),
    refund: kindly(refund),
  };
}
