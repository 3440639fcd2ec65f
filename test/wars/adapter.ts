import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Random } from '../support/random.js'

/** Every kind of event of a ruleset: true where a recorded war plays it, else why none does. */
export type EventKinds = Readonly<Record<string, true | string>>

/** What recorded wars want of a ruleset: the default export of `test/<ruleset>/wars.ts`. */
export interface WarAdapter {
  readonly kinds: EventKinds
  /**
   * What somebody who has fought a battle on a table writes, where a war is recorded; null where he writes like anybody else. Two who write
   * from `both` write of the same battle.
   */
  readonly hand?: (view: GameView, ask: AskView, both: Random, own: Random) => readonly OrderDraft[] | null
}
