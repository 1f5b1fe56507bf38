/** A proxy may send the absolute address; anything else without a leading slash is not found. */
export function pathAsked(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  const asked = path ?? target;
  return readable(asked.startsWith('/') ? asked : `/${asked}`);
}

/** A link that was cut in a mail leads to the kind page, not to a raw error. */
function readable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
