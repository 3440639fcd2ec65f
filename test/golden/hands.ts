import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { armyRules } from '../../rulesets/boltgun/engine/data/armyRules.js'

/** What a ruleset's wars are to show that neither its bot nor chance would. */
export interface Hand {
  readonly settings: Readonly<Record<string, Json>>
  /** `turn` counts the answers of this kind over all wars; null: the bot answers. */
  answer(ask: AskView, turn: number): readonly OrderDraft[] | null
  /** All that the wars together must have, as it stands in their last states. */
  readonly all: readonly string[]
}

const rules = Object.keys(armyRules)

const aList = 4

/** Own lists, so that every army rule is played. */
const boltgun: Hand = {
  settings: { 'army.budget': 20 },
  answer: (ask, turn) => {
    if (ask.kind !== 'army') return null
    const taken = Array.from({ length: aList }, (_, at) => rules[(turn * aList + at) % rules.length])
    const list = { type: 'Golden', rules: taken.map((rule) => ({ rule: rule ?? '', why: 'To be seen.' })) }
    return [{ kind: 'army', item: 'own', detail: list }]
  },
  all: rules,
}

const none: Hand = { settings: {}, answer: () => null, all: [] }

export const handOf = (ruleset: string): Hand => (ruleset === 'boltgun' ? boltgun : none)
