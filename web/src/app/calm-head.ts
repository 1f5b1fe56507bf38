// The page's words and styles come first: scripts are fetched when the line is free. The router writes the preloads of
// its modules without a priority, so the head is mended on its way out.
import { Transform } from 'node:stream';

const PRELOAD = 'rel="modulepreload"';

export function calmHead(): Transform {
  let head = '';
  let isHeadDone = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (isHeadDone) return done(null, chunk);
      head += chunk.toString('utf8');
      if (!head.includes('</head>')) return done();
      isHeadDone = true;
      done(null, head.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`));
    },
    flush(done) {
      done(null, isHeadDone ? undefined : head);
    },
  });
}
