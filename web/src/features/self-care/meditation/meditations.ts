// Three meditations, in our own words. They promise nothing: they only keep somebody company for a few minutes.
import { keysOf } from '@evenlight/contract/keys-of';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Meditation = { minutes: 3 | 5 | 10; name: MessageDescriptor; lines: readonly MessageDescriptor[] };

const arriving: Meditation = {
  minutes: 3,
  name: msg`Arriving`,
  lines: [
    msg`Sit or lie down in any way that does not hurt. Your eyes may be open or closed.`,
    msg`You do not have to feel anything in particular. Whatever is here may be here.`,
    msg`Notice where your body is held: by the chair, the bed, the floor.`,
    msg`Let it be held there. For these few minutes you carry nothing.`,
    msg`Notice one breath as it comes, and as it goes. You need not change it.`,
    msg`If thoughts come, they may pass like cars outside. You can come back to the next breath.`,
    msg`Put a hand on your chest or in your lap, if you like, and feel that it is warm.`,
    msg`Listen to the sound that is furthest away. Then to the nearest one.`,
    msg`When the bell rings, stay as long as you want. Then move one finger, one foot, and look around.`,
  ],
};

const weather: Meditation = {
  minutes: 5,
  name: msg`Weather`,
  lines: [
    msg`Settle somewhere. Nothing has to be finished before you begin.`,
    msg`Take a breath that is a little slower than the last one. And another.`,
    msg`Grief changes like weather. Ask quietly: what is the weather in me now?`,
    msg`There may be fog, rain, wind, or nothing at all. You need not give it a name if none comes.`,
    msg`Find where in the body you notice it most: throat, chest, belly, shoulders.`,
    msg`You do not have to push it away, and you do not have to hold on to it. Let it have room.`,
    msg`Breathe as if the breath went around that place, the way water goes around a stone.`,
    msg`If it becomes too much, open your eyes and name three things that you see. That is part of it too.`,
    msg`Think of one thing that was kind today, however small: a cup, a message, the light on a wall.`,
    msg`Let that stand beside the weather. Neither has to leave.`,
    msg`Feel the ground under you once more. It has been there all along.`,
    msg`Let the next breath be an ordinary one. The bell will ring soon.`,
  ],
};

const sittingWith: Meditation = {
  minutes: 10,
  name: msg`Sitting with somebody you love`,
  lines: [
    msg`Choose a place where you will not be called for ten minutes. If that is not possible, any place will do.`,
    msg`Let your shoulders come down by as much as they want to.`,
    msg`Feel your feet. Feel what is under them.`,
    msg`Notice the breath where it is easiest to notice: the nose, the ribs, the belly.`,
    msg`Stay with it for a few rounds. In. And out.`,
    msg`If you want to, let the person you miss come to mind. If not today, stay with the breath. Both are good.`,
    msg`Perhaps a picture comes: how they stood at a door, how they held a cup.`,
    msg`Perhaps a sound: a word that only they said, their step on the stairs.`,
    msg`Let it come as close as you want, and no closer.`,
    msg`If tears come, they may. If none come, that says nothing about your love.`,
    msg`Is there something that you want to tell them? You can say it without a voice.`,
    msg`Leave a little silence after it, as one does.`,
    msg`Feel the warmth of one hand in the other.`,
    msg`Think of somebody living who is fond of you, or was good to you once. Let them sit with you too.`,
    msg`Notice the breath again. It went on by itself the whole time.`,
    msg`You can wish yourself something simple: may I rest, may I be held, may this day be bearable.`,
    msg`And wish the same for all who are awake tonight because they miss somebody.`,
    msg`Let the pictures go where pictures go. You can come back to them whenever you like.`,
    msg`Feel the weight of your body, and the air on your face.`,
    msg`The bell will ring soon. After it, take your time, and drink something if you can.`,
  ],
};

export const meditations = { arriving, weather, 'sitting-with': sittingWith } as const;
export type MeditationName = keyof typeof meditations;
export const meditationNames = keysOf(meditations);

export function lengthMsOf(name: MeditationName): number {
  return meditations[name].minutes * 60_000;
}

/** Which line is told now; each has the same share of the time. */
export function lineAt(name: MeditationName, elapsedMs: number): number {
  const { lines } = meditations[name];
  return Math.min(lines.length - 1, Math.floor((elapsedMs / lengthMsOf(name)) * lines.length));
}

/** In how many seconds the bells ring that are still to come. */
export function bellsAfter(name: MeditationName, elapsedMs: number, { hasMiddle }: { hasMiddle: boolean }): number[] {
  const length = lengthMsOf(name);
  const times = [...(elapsedMs === 0 ? [0] : []), ...(hasMiddle ? [length / 2] : []), length];
  return times.filter((at) => at === 0 || at > elapsedMs).map((at) => (at - elapsedMs) / 1000);
}
