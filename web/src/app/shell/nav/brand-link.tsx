import { Link } from 'react-router';
import { BrandMark } from '../../../parts/brand-mark';
import { useHouse } from '../../../parts/use-house';

export function BrandLink() {
  const { name } = useHouse().hours.brand;
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-xs font-serif text-xl text-ink lg:text-2xl no-underline"
    >
      <BrandMark />
      {name}
    </Link>
  );
}
