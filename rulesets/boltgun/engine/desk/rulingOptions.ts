import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import { seatName } from '../../../kit/seatName.js'
import type { BattleView, BoltgunView } from '../view.js'
import { closed, lossesSchema } from './schemas.js'
import { noChampion, reasonSchema } from './ruling.js'

/** Where banners go that no plan sends anywhere (A-15). */
export const retreatRulings = ({ detail }: BoltgunView): readonly OrderOption[] =>
  (detail.rulings?.retreats ?? []).map(({ banner, seat, to, otherwise }) => ({
    ...{ kind: 'ruleRetreat', slot: 'ruling', piece: banner, to },
    label: `Send ${banner} of ${seat}${otherwise === null ? '' : `; without a ruling it goes to ${otherwise}`}`,
    rule: ruleId('A-15'),
  }))

/** The champion among the tied, or nobody yet (A-50). */
export const victoryRulings = (view: BoltgunView): readonly OrderOption[] => {
  const tied = view.detail.rulings?.tied ?? []
  if (tied.length === 0) return []
  return [
    {
      ...{ kind: 'ruleVictory', slot: 'ruling', label: 'Several have reached their objectives: who is champion?' },
      rule: ruleId('A-50'),
      with: [
        ...tied.map(({ seat, secondary, levels }) => ({
          id: seat,
          label: `${seatName(view, seat)}: ${secondary === 1 ? '1 secondary objective' : `${String(secondary)} secondary objectives`}, ${String(levels)} levels`,
        })),
        { id: noChampion, label: 'Nobody yet: play goes on' },
      ],
      detail: closed({ reason: reasonSchema('the players') }, ['reason']),
    },
  ]
}

/** How a battle ended whose sheets differ (A-38). */
export const conflictRulings = (
  battle: BattleView,
  item: readonly Choice[],
  draws: boolean,
): readonly OrderOption[] => {
  const reason = reasonSchema('both players')
  const seats = battle.sides.map(({ seat }) => seat)
  const winner: Json = { type: 'string', enum: [...seats, ...(draws ? ['draw'] : [])], title: 'Winner' }
  const option = (label: string, detail: Json): OrderOption => ({
    ...{ kind: 'ruleBattle', slot: 'ruling', label, item, detail },
    rule: ruleId('A-38'),
  })
  return [
    option('Rule the result', closed({ winner, lost: lossesSchema(seats), reason }, ['winner', 'lost', 'reason'])),
    option(
      'Let it be resolved abstractly',
      closed({ abstract: { type: 'boolean', const: true }, reason }, ['abstract', 'reason']),
    ),
  ]
}

const choices = (of: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(of).map(([id, label]) => ({ id, label }))

/** Whether a claimed forfeit stands (A-41). */
export const claimRulings = (item: readonly Choice[]): readonly OrderOption[] => [
  {
    ...{ kind: 'ruleForfeit', slot: 'ruling', label: 'Rule on the claimed forfeit', item },
    rule: ruleId('A-41'),
    with: choices({ stands: 'It stands', refused: 'It is refused: both report the battle anew' }),
    detail: closed({ reason: reasonSchema('both players') }, ['reason']),
  },
]

/** What he may say of whom a forfeit is claimed (A-41). */
export const claimAnswers = (item: readonly Choice[]): readonly OrderOption[] => [
  {
    ...{ kind: 'answerForfeit', slot: 'result', label: 'Answer the claim', item },
    rule: ruleId('A-41'),
    with: choices({ answered: 'I have answered: we arrange the battle', concede: 'I forfeit' }),
  },
]

/** Questions to a facilitator that are about no battle. */
export const rulingOptions = (view: BoltgunView, ask: AskView): readonly OrderOption[] =>
  ask.kind === 'retreats' ? retreatRulings(view) : ask.kind === 'posting' ? victoryRulings(view) : []
