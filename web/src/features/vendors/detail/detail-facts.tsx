import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { useLingui } from '@lingui/react/macro';
import { OwnWords } from '../../../parts/own-words';
import { traditionsInWords } from '../../../parts/traditions-in-words';
import { Fact } from '../../../ui/base/fact';
import { TextLink } from '../../../ui/base/text-link';
import { ListedPrice } from '../cards/listed-price';
import { CompletedJobs } from '../cards/vendor-facts';
import { callLink } from '../inquiries/words';
import { licenseInWords, responseInWords } from '../words';

/** Everything that is known, and what is not. */
export function DetailFacts({ vendor }: { vendor: Vendor }) {
  const { t, i18n } = useLingui();
  const faiths = traditionsInWords(vendor.faithTraditions, i18n);
  const ours = (words: string | null) => (words ? <OwnWords of={vendor}>{words}</OwnWords> : null);
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 border-line border-t pt-6 sm:grid-cols-2">
      <Fact label={t`Price`}>
        <ListedPrice vendor={vendor} />
      </Fact>
      <Fact label={t`City`}>{vendor.location}</Fact>
      <Fact label={t`Hours`}>{ours(vendor.hours) ?? t`Hours not given`}</Fact>
      <Fact label={t`Response time`}>{responseInWords(vendor.responseMinutes, i18n)}</Fact>
      <Fact label={t`Completed services`}>
        <CompletedJobs count={vendor.completedJobs} />
      </Fact>
      <Fact label={t`Kind of business`}>{ours(vendor.businessType) ?? t`Not given`}</Fact>
      {vendor.license && <Fact label={t`License or permit`}>{licenseInWords(vendor.license, i18n)}</Fact>}
      <Fact label={t`Specialties`}>{ours(vendor.specialties.join(', ')) ?? t`Not given`}</Fact>
      <Fact label={t`Traditions served`}>{faiths || t`Not given`}</Fact>
      <Contact vendor={vendor} />
    </dl>
  );
}

function Contact({ vendor: { phone, email, website } }: { vendor: Vendor }) {
  const { t } = useLingui();
  return (
    <>
      {phone && (
        <Fact label={t`Phone`}>
          <TextLink href={callLink(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
        </Fact>
      )}
      {email && (
        <Fact label={t`E-mail`}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Fact>
      )}
      {website && (
        <Fact label={t`Website`}>
          <Website address={website} />
        </Fact>
      )}
    </>
  );
}

/** Vendors write it themselves: only an address on the web becomes a link. */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </TextLink>
  );
}
