// The browser that looks at pages, and where in them a finger would touch.
import { type Browser, chromium, type Locator } from '@playwright/test';

export function openBrowser(args: string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({ args, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) });
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What was to be touched is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
