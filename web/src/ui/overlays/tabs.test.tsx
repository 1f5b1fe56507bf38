import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs';

test('without scripts every panel can be used: none of them is inert', () => {
  const tabs = ['about', 'guestbook'].map((value) => ({ value, label: value, content: <a href="/">{value}</a> }));
  const page = renderToString(<Tabs label="About this page" tabs={tabs} />);
  expect(page.match(/<a href/g)).toHaveLength(2);
  expect(page).not.toContain('inert');
});
