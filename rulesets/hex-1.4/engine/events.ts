import type { GameEvent } from '../../kit/events.js'
import type { BattleEvent } from './events/battle.js'
import type { KnowledgeEvent } from './events/knowledge.js'
import type { MovementEvent } from './events/movement.js'
import type { PostBattleEvent } from './events/postBattle.js'
import type { TurnEvent } from './events/turn.js'
import type { UpkeepEvent } from './events/upkeep.js'

export type Fact = TurnEvent | UpkeepEvent | MovementEvent | BattleEvent | PostBattleEvent | KnowledgeEvent

/** A fact, with who learnt of it when it happened. */
export type HexEvent = GameEvent & Fact
