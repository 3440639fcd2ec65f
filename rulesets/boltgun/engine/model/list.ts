import type { PieceId } from '../../../kit/ids.js'
import { armies, type ArmyType } from '../data/armies.js'
import { armyRules, armyRuleText, type ArmyRule } from '../data/armyRules.js'

/** An army rule as a player took it: perhaps under a title of his own, and why it suits his army (BG-300). */
export interface ChosenRule {
  readonly rule: ArmyRule
  readonly title: string | null
  /** Null for armies that need no approval. */
  readonly why: string | null
}

/** A rule of the campaign's own: players obey it at the table, no machine does. */
export interface CustomRule {
  readonly title: string
  readonly text: string
  readonly points: number
  readonly why: string
}

/** Where a player's rules come from: fixed by the scenario, its proposal, a printed example army, or the player's own list. */
export type ArmySource = 'scenario' | 'proposal' | 'preset' | 'own'

/** The army of one seat: its type is public, its rules are the seat's own. */
export interface ArmyList {
  readonly source: ArmySource
  readonly preset: ArmyType | null
  readonly type: string
  readonly rules: readonly ChosenRule[]
  readonly customs: readonly CustomRule[]
  /** The node of a Hive Mentality (BG-323), where it is named with the list. */
  readonly node: PieceId | null
}

/** Net points of a list (BG-300). */
export const pointsOf = ({ rules, customs }: Pick<ArmyList, 'rules' | 'customs'>): number =>
  [...rules.map(({ rule }) => armyRules[rule].points), ...customs.map(({ points }) => points)].reduce<number>(
    (sum, points) => sum + points,
    0,
  )

export const rulesOf = ({ rules }: Pick<ArmyList, 'rules'>): readonly ArmyRule[] => rules.map(({ rule }) => rule)

/** What a rule is called in this army. */
export const titleOf = ({ rule, title }: ChosenRule): string => title ?? armyRuleText(rule).title

const plain = (rules: readonly ArmyRule[]): readonly ChosenRule[] =>
  rules.map((rule) => ({ rule, title: null, why: null }))

/** An army of the scenario, as it stands in the packet. */
export const packetList = (source: 'scenario' | 'proposal', type: string, rules: readonly ArmyRule[]): ArmyList => ({
  ...{ source, preset: null, type, rules: plain(rules), customs: [], node: null },
})

export const presetList = (preset: ArmyType): ArmyList => ({
  ...{ source: 'preset', preset, type: preset, rules: plain(armies[preset]), customs: [], node: null },
})

/** What silence takes: the scenario's proposal, and of one that is beyond the campaign's budget the army without its rules. */
export const proposalWithin = (budget: number, type: string, rules: readonly ArmyRule[]): ArmyList => {
  const proposal = packetList('proposal', type, rules)
  return pointsOf(proposal) <= budget ? proposal : { ...proposal, rules: [] }
}
