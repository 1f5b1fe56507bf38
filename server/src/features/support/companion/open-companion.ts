// Who answers in the chat: a model where one is configured, and the offline companion everywhere else.
import type { World } from '../../../platform/world.ts';
import type { Companion } from './companion-types.ts';
import { composeReply } from './compose-reply.ts';

export function openCompanion({ config, db, clock, log }: World): Companion {
  if (!config.model) return offline;
  const { model: modelConfig, brand } = config;
  // The SDK is large, and most houses run without it.
  const opened = Promise.all([import('./model/ask-model.ts'), import('./model/model-companion.ts')])
    .then(([{ openModel }, { modelCompanion }]) =>
      modelCompanion({ db, clock, log, brand, config: modelConfig, model: openModel(modelConfig) }),
    )
    .catch((error) => {
      log.error({ err: error }, 'the model could not be opened; the offline companion answers');
      return offline;
    });
  return {
    reply: async (...context) => (await opened).reply(...context),
    classify: async (...asked) => (await opened).classify(...asked),
  };
}

const offline: Companion = {
  async reply(context, speak) {
    const text = composeReply(context);
    speak({ kind: 'words', text });
    return { author: 'program', text, empathyScore: null };
  },
  classify: async () => null,
};
