import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import type * as suite from '../../twoworld/adapter.js'
import type * as worlds from '../../twoworld/worlds.js'

export type Hex = Ruleset<State, HexOrder, HexEvent, HexView>
export const honest: Hex = hex

export type Adapter = suite.Adapter<State, HexOrder, HexEvent, HexView>
export type Leak = suite.Leak<State, HexOrder, HexEvent, HexView>
export type Mutation = suite.Mutation<State>
export type Opening = suite.Opening<State, HexOrder>
export type Otherwise = suite.Otherwise<State, HexOrder>
/** The ledger's section R (HX-500 … HX-512) is what the oracle goes by. */
export type Truth = suite.Truth<State, HexOrder, HexEvent>
export type Trace = worlds.Trace<State, HexOrder, HexEvent>
export type Moment = worlds.Moment<State, HexOrder, HexEvent>
