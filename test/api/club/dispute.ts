import type { BattleView } from '@muster/rulesets/hex-1.4/engine/view/battles.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { fightOf, type Habit, type OpenAsk } from './player.js'

/** A fight of two persons, of which one gets the result wrong at first. */
export interface Dispute {
  readonly habit: Habit
  /** The questions about its result that were answered, in order. */
  readonly answers: readonly string[]
  /** Seats of the two; null: they have not met yet. */
  sides(): readonly string[] | null
}

/** Of two armies, and not of raiders. */
const onTable: readonly string[] = ['STANDARD', 'BATTLE']

const nameOf = ({ turn, at, sides }: BattleView): string =>
  [turn, at, ...sides.map(({ seat }): string => seat).sort()].join(' ')

/** One side withdrew with half of its points, which are all that it needs for that. */
const withdrawn = ({ id, sides }: BattleView, loser: string): OrderDraft => {
  const points = sides.find(({ seat }) => seat === loser)?.points ?? 0
  return { kind: 'result', item: id, detail: { withdrew: loser, left: { [loser]: Math.floor(points / 2) } } }
}

/**
 * The first fight of two of these seats is played on a table. The side that reports first mixes up who withdrew, the other does not confirm it, and both say the
 * same when they are asked to correct it. Until there is such a fight everybody marches, and nobody after it.
 */
export const openDispute = (seats: readonly string[]): Dispute => {
  const answers: string[] = []
  let about: { readonly name: string; readonly sides: readonly string[] } | null = null
  let loser: string | null = null
  const answerIn = (fight: BattleView, { kind }: OpenAsk, own: string): ReturnType<Habit> => {
    const sides = fight.sides.map(({ seat }): string => seat).sort()
    const fits = kind === 'prepare' && onTable.includes(fight.kind) && sides.every((seat) => seats.includes(seat))
    if (fits) about ??= { name: nameOf(fight), sides }
    if (about?.name !== nameOf(fight)) return undefined
    if (kind === 'prepare') return []
    if (kind !== 'report' && kind !== 'confirm' && kind !== 'correct') return undefined
    // One report asks the other side to confirm it.
    if (kind === 'report' && loser !== null) return null
    const other = sides.find((seat) => seat !== own) ?? ''
    loser ??= own
    answers.push(kind)
    return [withdrawn(fight, kind === 'report' ? other : loser)]
  }
  return {
    answers,
    sides: () => about?.sides ?? null,
    habit: (desk, ask) => {
      if (about && ask.kind === 'movement') return []
      const fight = fightOf(desk, ask)
      const { viewer } = desk.view
      return fight && viewer.kind === 'seat' ? answerIn(fight, ask, viewer.seat) : undefined
    },
  }
}
