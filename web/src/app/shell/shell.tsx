import type { ReactNode } from 'react';
import type { House } from '../root';

export function Shell({ house, children }: { house: House; children: ReactNode }) {
  return (
    <div>
      {house.hours.brand.name}
      {children}
    </div>
  );
}
