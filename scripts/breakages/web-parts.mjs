// Faults in the parts that every screen is made of; each has a build of its own.
export const webParts = [
  {
    name: 'A message sent again after a lost answer is a second one',
    file: 'web/src/platform/kept-words.ts',
    from: 'sending?.words === words ? sending.key : (oldKey ?? newId())',
    to: 'newId()',
    tests: [
      'web/src/app/support/counseling.screen.test.tsx',
      'web/src/features/desk/contact-form/contact-screen.screen.test.tsx',
    ],
  },
  {
    name: 'The fault of a field is not tied to it for those who listen',
    file: 'web/src/ui/forms/field.tsx',
    from: "'aria-describedby': described,",
    to: "'aria-describedby': field.hint ? described : undefined,",
    tests: ['web/src/app/dev/gallery-rules.screen.test.tsx'],
  },
  {
    name: 'A form that cannot be sent does not lead to what is wrong',
    file: 'web/src/ui/forms/form-summary.tsx',
    from: 'if (refusals.length > 0) box.current?.focus();',
    to: '',
    tests: ['web/src/app/dev/gallery-form.screen.test.tsx'],
  },
  {
    name: 'A closed dialog does not give the focus back',
    file: 'web/src/ui/overlays/dialog.tsx',
    from: 'finalFocus={finalFocus}',
    to: 'finalFocus={finalFocus ?? false}',
    tests: ['web/src/ui/overlays/dialog.screen.test.tsx'],
  },
  {
    name: 'A button that is pressed twice sends twice',
    file: 'web/src/ui/forms/send-once.ts',
    from: 'if (isBusyNow.current || (isSending.current && words === lastSent.current)) return;',
    to: '',
    tests: ['web/src/ui/forms/send-once.screen.test.tsx'],
  },
];
