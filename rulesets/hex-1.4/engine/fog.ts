import type { Viewer } from '../../kit/view.js'
import { RuleBug } from '../../kit/result.js'
import type { State } from './state.js'
import type { HexView } from './view.js'

export const viewFor = (_state: State, _viewer: Viewer): HexView => {
  throw new RuleBug('no view yet')
}
