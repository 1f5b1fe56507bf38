// Card images of the public pages. Drawn when first asked for, then kept: the set is small and closed.
import { isLanguage } from '@evenlight/contract/languages';
import type { PublicPage } from '@evenlight/contract/public-pages';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../problem.ts';
import { cardWords } from './card-words.ts';

export function cardRoutes(app: FastifyInstance) {
  const { brand } = app.world.config;
  const drawn = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { language: string; file: string } }>('/cards/:language/:file', async (request, reply) => {
    const { language, file } = request.params;
    const words = wordsFor(language, file.replace(/\.png$/, '')) ?? refuse('path.not_found');
    const image = drawn.get(words) ?? draw({ name: brand.name, words });
    drawn.set(words, image);
    // A drawing that failed is tried again by whoever asks next.
    image.catch(() => drawn.delete(words));
    // Link previews are fetched by other sites' servers and shown on other sites' pages.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(await image);
  });
}

// Drawing libraries are large, and a start should not wait for them.
async function draw(card: { name: string; words: string }) {
  const { drawCard } = await import('./draw-card.ts');
  return drawCard(card);
}

function wordsFor(language: string, page: string): string | undefined {
  if (!Object.hasOwn(cardWords, page) || !isLanguage(language)) return undefined;
  return cardWords[page as PublicPage][language];
}
