// What relatives do together in the weeks that follow.
import { randomUUID } from 'node:crypto';
import { answerDecision, askFamily, closeDecision } from '@evenlight/contract/families/decisions';
import { sharePaper } from '@evenlight/contract/families/documents';
import { saveFamilyPlan } from '@evenlight/contract/families/history';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { changeFamilyNotices } from '@evenlight/contract/families/notices';
import {
  changeSharedTask,
  createSharedTask,
  listTaskTemplates,
  takeTaskTemplates,
} from '@evenlight/contract/families/tasks';
import { getPlan } from '@evenlight/contract/plans';
import type { Family } from '../family.ts';
import { present } from '../place.ts';

const DAY_MS = 86_400_000;

export async function familyWeeks({ place, people, ids }: Family) {
  const at = { groupId: ids.groupId };
  const { owner, editor, coordinator, contributor, member } = people;
  const dueDate = new Date(place.now().getTime() + DAY_MS).toISOString();
  const songs = { title: 'Choose the songs', priority: 'high', dueDate, assigneeId: member.memberId } as const;
  await contributor(createSharedTask, { body: { ...at, ...songs, idempotencyKey: randomUUID() } });
  const photos = await editor(createSharedTask, {
    body: { ...at, title: 'Find the photos', idempotencyKey: randomUUID() },
  });
  await editor(changeSharedTask, { params: { taskId: photos.id }, body: { status: 'completed' } });
  const { templates } = await owner(listTaskTemplates, { query: at });
  const keys = templates.slice(0, 2).map(({ key }) => key);
  if (keys.length > 0) await owner(takeTaskTemplates, { body: { ...at, keys } });

  const reply = { content: 'I can take four.', replyToId: ids.messageId, mentions: [editor.memberId] };
  await member(sendFamilyMessage, {
    body: { ...at, ...reply, attachmentIds: [ids.sharedDocumentId], idempotencyKey: randomUUID() },
  });
  const voting = { params: { decisionId: ids.decisionId } };
  await member(answerDecision, { ...voting, body: { answer: ids.optionId } });
  await editor(answerDecision, { ...voting, body: { answer: 'abstain' } });
  const settled = await owner(askFamily, {
    body: {
      ...at,
      kind: 'other',
      question: 'Where do we eat?',
      options: [{ label: 'At home' }, { label: 'The hall' }],
      deadline: new Date(place.now().getTime() + 2 * DAY_MS).toISOString(),
      idempotencyKey: randomUUID(),
    },
  });
  const params = { decisionId: settled.id };
  const chosenId = present(settled.options[1]).id;
  await member(answerDecision, { params, body: { answer: chosenId } });
  await coordinator(closeDecision, { params, body: {} });

  await owner(sharePaper, { body: { ...at, documentId: ids.documentId } });
  const { version } = await owner(getPlan, { params: { planId: ids.planId } });
  const change = { changeDescription: 'How she was to us', details: { relation: 'Mother' } };
  await editor(saveFamilyPlan, { body: { ...at, ...change, version } });
  await member(changeFamilyNotices, { body: { ...at, mail: 'daily' } });
}
