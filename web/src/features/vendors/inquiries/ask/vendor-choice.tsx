import { VENDORS_ASKED_AT_ONCE } from '@evenlight/contract/vendors/inquiries';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { Badge } from '../../../../ui/base/badge';
import { checkboxLooks } from '../../../../ui/forms/control-looks';
import { FieldVerdict } from '../../../../ui/forms/field';
import { useField } from '../../../../ui/forms/use-field';
import { categoryNames } from '../../words';
import type { AskForm } from './ask-form';

/** Whom this goes to, by name: nobody gets a family's words by accident. */
export function VendorChoice({ vendors }: { vendors: readonly Vendor[] }) {
  const { t } = useLingui();
  const { field } = useController<AskForm, 'vendorIds'>({ name: 'vendorIds' });
  const { id, problem } = useField({ name: 'vendorIds', label: t`Vendor` });
  const chosen = field.value;
  const isFull = chosen.length >= VENDORS_ASKED_AT_ONCE;

  function turn(vendor: Vendor, isChosen: boolean) {
    const others = chosen.filter((vendorId) => vendorId !== vendor.id);
    field.onChange(isChosen ? [...others, vendor.id] : others);
  }

  return (
    <fieldset id={id} aria-describedby={`${id}-verdict`} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ui">
        <Trans>Whom to ask</Trans>
      </legend>
      {vendors.length > VENDORS_ASKED_AT_ONCE && (
        <p className="mb-2 text-ink-2 text-sm">{t`You can ask up to ${VENDORS_ASKED_AT_ONCE} at a time.`}</p>
      )}
      <ul className="grid gap-1">
        {vendors.map((vendor, place) => {
          const isChosen = chosen.includes(vendor.id);
          return (
            <li key={vendor.id}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  // The summary of a form that was not sent leads to the first of them.
                  ref={place === 0 ? field.ref : undefined}
                  type="checkbox"
                  className={checkboxLooks}
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={({ target }) => turn(vendor, target.checked)}
                />
                <VendorLine vendor={vendor} />
              </label>
            </li>
          );
        })}
      </ul>
      <FieldVerdict id={id} problem={problem} hasRoom />
    </fieldset>
  );
}

function VendorLine({ vendor: { name, category, isSample } }: { vendor: Vendor }) {
  const { i18n } = useLingui();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere font-medium">
        <bdi translate="no">{name}</bdi>
      </span>
      <span className="text-ink-2 text-sm">{i18n._(categoryNames[category])}</span>
      {isSample && (
        <Badge tone="line">
          <Trans>Sample listing</Trans>
        </Badge>
      )}
    </span>
  );
}
