import { type ReactNode, useId, useRef } from 'react';
import { buttonLooks } from '../base/button-looks';

type Props = {
  accept: string;
  isMultiple?: boolean;
  onChosen: (files: File[]) => void;
  children: ReactNode;
};

/** The browser's own way to choose files, dressed as a button. The same file can be chosen again. */
export function FilePicker({ accept, isMultiple = false, onChosen, children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex">
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className="peer sr-only"
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          if (input.current) input.current.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonLooks(
          'secondary',
          'regular',
          'cursor-pointer hover:bg-mist peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine',
        )}
      >
        {children}
      </label>
    </span>
  );
}
