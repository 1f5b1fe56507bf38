/** A mail address that, where it must break, breaks after its @. */
export function MailAddress({ email }: { email: string }) {
  const [box = '', host = ''] = email.split('@');
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {box}@<wbr />
      {host}
    </bdi>
  );
}
