import type { Json } from '@muster/rulesets/kit/json.js'

/** Settings that all campaigns of a run have alike: `battles.stage=calendar`. */
export const settingsFrom = (texts: readonly string[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(texts.map((text) => [text.split('=')[0] ?? '', text.split('=')[1] ?? '']))
