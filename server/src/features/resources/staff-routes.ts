// Our team at the library: what is written stays a draft until somebody publishes it.
import {
  type KeptResource,
  listEarlierTexts,
  listKeptResources,
  previewResource,
  publishResource,
  saveResourceDraft,
  withdrawResource,
} from '@evenlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { changeText, publish, saveDraft, withdraw } from './change-text.ts';
import { previewOf } from './read-resources.ts';
import { earlierTexts, type Kept, keptTexts } from './store.ts';

export function resourceStaffRoutes(app: FastifyInstance) {
  serve(app, listKeptResources, async ({ db }) => (await keptTexts(db)).map(wired));

  serve(app, listEarlierTexts, async ({ db, params }) =>
    (await earlierTexts(db, params)).map(({ id, content, publishedAt, firstName, lastName }) => ({
      id,
      content,
      publishedAt: publishedAt.toISOString(),
      by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    })),
  );

  serve(app, previewResource, ({ db, body: { slug, language, draft }, now }) =>
    previewOf(db, { slug, language, content: draft }, now),
  );

  serve(app, saveResourceDraft, async ({ params, body, ...asked }) =>
    wired(await changeText(asked, params, saveDraft(params, body))),
  );

  serve(app, publishResource, async ({ params, body, ...asked }) =>
    wired(await changeText(asked, params, publish(body.version))),
  );

  serve(app, withdrawResource, async ({ params, body, ...asked }) =>
    wired(await changeText(asked, params, withdraw(body.version))),
  );
}

function wired({ slug, language, draft, published, publishedAt, version }: Kept): KeptResource {
  return { slug, language, draft, published, publishedAt: publishedAt?.toISOString() ?? null, version };
}
