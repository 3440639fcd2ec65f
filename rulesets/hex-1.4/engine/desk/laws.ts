import type { Json } from '../../../kit/json.js'
import { lawsOf, type Laws } from '../laws.js'
import { settings } from '../settings.js'
import type { HexView } from '../view.js'

const defaults = Object.fromEntries(settings.map((entry) => [entry.key, entry.default]))

const complete = new WeakMap<object, Readonly<Record<string, Json>>>()

/** All settings of a view's campaign: its own where they differ, else the defaults. */
const settingsOf = ({ detail }: HexView): Readonly<Record<string, Json>> => {
  const known = complete.get(detail.settings) ?? { ...defaults, ...detail.settings }
  complete.set(detail.settings, known)
  return known
}

/** The laws of a view's campaign. */
export const lawsOfView = (view: HexView): Laws =>
  lawsOf({ board: { rows: view.detail.rows, columns: view.detail.columns }, settings: settingsOf(view) })
