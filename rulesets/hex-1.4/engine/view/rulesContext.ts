import { contextOf, type RulesContext } from '../model/rulesContext.js'
import { unpackSettings, type Settings } from '../settings/settings.js'
import type { HexView } from './view.js'

/** All settings of a view's campaign. */
export const settingsOf = ({ detail }: HexView): Settings => unpackSettings(detail.settings)

/** What the rules need to know of a view's campaign. */
export const contextOfView = (view: HexView): RulesContext =>
  contextOf({ board: { rows: view.detail.rows, columns: view.detail.columns }, settings: settingsOf(view) })
