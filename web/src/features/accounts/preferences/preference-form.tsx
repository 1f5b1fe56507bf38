// One choice among a few, sent by a plain form, so that it works with scripts off.
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/base/class-names';

type Choice = { value: string; label: string; lang?: string };
type Props = { name: 'language' | 'theme'; legend: string; choices: Choice[]; chosen: string };

const looks =
  'inline-flex min-h-11 items-center rounded-full border px-4 font-medium text-sm transition-colors duration-150';

export function PreferenceForm({ name, legend, choices, chosen }: Props) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" data-changes-page>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold text-ink-2 text-sm">{legend}</legend>
        {choices.map(({ value, label, lang }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            lang={lang}
            aria-current={value === chosen ? 'true' : undefined}
            className={classNames(
              looks,
              value === chosen
                ? 'border-pine bg-pine-soft text-pine'
                : 'border-line-input/70 bg-surface text-ink hover:bg-mist',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
