import { lawsOf, type Laws } from '../laws.js'
import { unpackSettings, type Settings } from '../settings.js'
import type { HexView } from '../view.js'

/** All settings of a view's campaign. */
export const settingsOf = ({ detail }: HexView): Settings => unpackSettings(detail.settings)

/** The laws of a view's campaign. */
export const lawsOfView = (view: HexView): Laws =>
  lawsOf({ board: { rows: view.detail.rows, columns: view.detail.columns }, settings: settingsOf(view) })
