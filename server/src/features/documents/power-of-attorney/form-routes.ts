// The sample form that families may print, at the address that links to it have always had.
import { isLanguage, type Language } from '@evenlight/contract/languages';
import type { FastifyInstance } from 'fastify';
import { asInline } from '../../../platform/files/file-names.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { words } from '../../../platform/texts/texts.ts';
import { printForm } from './form-pdf.ts';

const fileName = words('power-of-attorney-form', 'file name');

export function powerOfAttorneyRoutes(app: FastifyInstance) {
  const { brand } = app.world.config;
  const printed = new Map<Language, Promise<Buffer>>();

  app.get<{ Querystring: { lang?: unknown } }>('/power-of-attorney-form.pdf', async (request, reply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : languageOf(request);
    const form = printed.get(language) ?? printForm({ brand, language });
    printed.set(language, form);
    // A printing that failed is tried again by whoever asks next.
    form.catch(() => printed.delete(language));
    reply.type('application/pdf').headers({
      'content-disposition': asInline(`${fileName[language]}.pdf`),
      'cache-control': 'public, max-age=86400',
      'content-language': language,
      vary: 'accept-language, cookie',
    });
    return reply.send(await form);
  });
}
