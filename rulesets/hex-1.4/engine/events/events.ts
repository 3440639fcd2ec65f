import type { GameEvent } from '../../../kit/events.js'
import type { BattleEvent } from './battle.js'
import type { CorrectionEvent } from './corrections.js'
import type { KnowledgeEvent } from './knowledge.js'
import type { LateStartEvent } from './lateStart.js'
import type { MovementEvent } from './movement.js'
import type { PostBattleEvent } from './postBattle.js'
import type { TurnEvent } from './turn.js'
import type { UpkeepEvent } from './upkeep.js'

export type Fact =
  | TurnEvent
  | LateStartEvent
  | UpkeepEvent
  | MovementEvent
  | BattleEvent
  | PostBattleEvent
  | KnowledgeEvent
  | CorrectionEvent

/** A fact, with who learnt of it when it happened. */
export type HexEvent = GameEvent & Fact
