import type { ToolsState } from '../campaign/desk/useTools.js'
import type { Told } from './protocol.js'
import type { LocalGame } from './useGame.js'

/** What map, desk and ending of the trial share. */
export interface RoomProps {
  readonly game: LocalGame
  readonly told: Told
  readonly busy: boolean
  readonly state: ToolsState
  /** Whether the true map is shown, once it is open. */
  readonly lifted: boolean
  readonly setLifted: (lifted: boolean) => void
}

export type Tab = 'orders' | 'objectives' | 'report'
