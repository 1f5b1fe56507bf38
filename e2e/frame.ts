// The frame around every page, as our stories hold it.
import type { Page } from '@playwright/test';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.locator('#mobile-menu');
