import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { OfflineNotice } from './offline-notice';

test('losing the connection is said kindly, and gone when it is back', async () => {
  const listening = vi.spyOn(window, 'addEventListener');
  await openScreen({ default: OfflineNotice }, { at: '/contact', server: fakeServer() });
  await waitFor(() => expect(listening).toHaveBeenCalledWith('online', expect.any(Function)));
  listening.mockRestore();
  const words = screen.getByText(/What is on this screen stays here\./);
  expect(words).not.toBeVisible();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(words).toBeVisible();
  line.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(words).not.toBeVisible();
});
