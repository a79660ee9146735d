import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Imports of `./x.js` find `x.ts` by themselves; `new URL('./x.js', import.meta.url)`, as a worker is
 * named, is only a request by the time that anyone sees it.
 */
export async function typescriptUrls(context, next) {
  const { path } = context;
  if (path.endsWith('.js')) {
    const source = path.replace(/\.js$/, '.ts');
    if (!existsSync(join('.', path)) && existsSync(join('.', source))) {
      context.url = context.url.replace(path, source);
    }
  }
  await next();
}
