import type { LocaleModule } from '@lit/localize';
import { runtimeMsg } from '@lit/localize/internal/runtime-msg.js';
import type { MsgFn } from '@lit/localize/internal/types.js';

/** Messages out of a locale's templates; what it lacks is in English. */
export function translated({ templates }: LocaleModule): MsgFn {
  return ((template, options) => runtimeMsg(templates, template, options)) as MsgFn;
}
