import { useState } from 'react';
import { Button } from '../../ui/base/button';

const themes = [
  { value: 'day', label: 'Day' },
  { value: 'evening', label: 'Evening' },
  { value: 'system', label: 'As the system' },
];

export function ThemeSwitch() {
  const [theme, setTheme] = useState('system');

  function choose(value: string) {
    setTheme(value);
    document.documentElement.dataset.theme = value;
  }

  return (
    <fieldset className="mt-8 flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold text-ui">Theme</legend>
      {themes.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          variant={theme === value ? 'primary' : 'secondary'}
          aria-pressed={theme === value}
          onClick={() => choose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
