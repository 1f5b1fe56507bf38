/** A proxy may ask by the whole address; whatever else does not begin with a slash leads nowhere. */
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
