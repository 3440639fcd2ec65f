import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import type * as suite from '../../twoworld/adapter.js'
import type * as worlds from '../../twoworld/worlds.js'

export type Boltgun = Ruleset<State, BoltgunOrder, BoltgunEvent, BoltgunView>
export const honest: Boltgun = boltgun

export type Adapter = suite.Adapter<State, BoltgunOrder, BoltgunEvent, BoltgunView>
export type Leak = suite.Leak<State, BoltgunOrder, BoltgunEvent, BoltgunView>
export type Mutation = suite.Mutation<State>
export type Opening = suite.Opening<State, BoltgunOrder>
export type Otherwise = suite.Otherwise<State, BoltgunOrder>
/** The ledger's sections 7 and T, and A-33 …, are what the oracle goes by. */
export type Truth = suite.Truth<State, BoltgunOrder, BoltgunEvent>
export type Trace = worlds.Trace<State, BoltgunOrder, BoltgunEvent>
export type Moment = worlds.Moment<State, BoltgunOrder, BoltgunEvent>
