import { z } from 'zod'
import { sure, type Chance } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, quality, yes } from '../fields.js'
import { written } from '../procedure.js'
import { countOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const plain = z.strictObject({ models: count(fields.fightingModels(), 40), quality: quality() })
const masked = plain.extend({ masked: yes(fields.wearingGasMasks()) })
const nobody = { models: 0, quality: 'REGULAR' } as const
const none = { ...nobody, masked: false } as const

const attackers = { title: fields.attackers() }
const defenders = { title: fields.defenders() }

const input = z.strictObject({
  attackers: masked.default(none).meta(attackers),
  defenders: masked.default(none).meta(defenders),
})

type Round = z.output<typeof input>

interface Losses {
  readonly attackers: number
  readonly defenders: number
}

/** One die a model; those that reach the enemy's damage value kill, as many as there are to be killed. */
const kills = (book: Book, by: keyof Round, round: Round, fallen: number): Chance<number> => {
  const enemy = round[by === 'attackers' ? 'defenders' : 'attackers']
  const need = book.tables.damage.values[enemy.quality].value
  return countOf(`closeQuarters.${by}.d6`, round[by].models - fallen, (face) => face >= need).next((killed) =>
    sure(Math.min(killed, enemy.models)),
  )
}

/** Who strikes first; null: both at once. GW-010: whoever wears masks alone strikes last. */
const firstOf = ({ edition, tables }: Book, round: Round): keyof Round | null => {
  if (round.attackers.masked !== round.defenders.masked) return round.attackers.masked ? 'defenders' : 'attackers'
  const order: readonly string[] = tables.assault.closeQuarters[edition].order
  return order.includes('BOTH_STRIKE') ? null : 'attackers'
}

const lossesOf = (book: Book, round: Round): Chance<Losses> => {
  const first = firstOf(book, round)
  const second = first === 'defenders' ? 'attackers' : 'defenders'
  return kills(book, first ?? 'attackers', round, 0).next((lost) =>
    kills(book, second, round, first === null ? 0 : lost).next((back) =>
      sure(second === 'defenders' ? { defenders: lost, attackers: back } : { attackers: lost, defenders: back }),
    ),
  )
}

/** BA2-050, BA3-061: one round of infantry against infantry. */
export const closeQuarters = written<Book>()({
  id: 'closeQuarters',
  title: words.closeQuarters(),
  about: words.closeQuartersAbout(),
  group: groups.closeQuarters(),
  ledger: ['BA2-050', 'BA3-061', 'BA2-034', 'BA3-047', 'GW-010'],
  input,
  narrowed: ({ greatWar }) =>
    greatWar
      ? {}
      : { attackers: plain.default(nobody).meta(attackers), defenders: plain.default(nobody).meta(defenders) },
  output: {
    attackerLosses: outcomes.attackersLost(),
    defenderLosses: outcomes.defendersLost(),
    winner: outcomes.winner(),
    attackers: outcomes.attackersLeft(),
    defenders: outcomes.defendersLeft(),
  },
  chance: (book, round) =>
    lossesOf(book, round).next((lost) => {
      const winner =
        lost.attackers === lost.defenders ? null : lost.attackers < lost.defenders ? 'ATTACKERS' : 'DEFENDERS'
      return sure({
        attackerLosses: lost.attackers,
        defenderLosses: lost.defenders,
        winner,
        attackers: winner === 'DEFENDERS' ? 0 : round.attackers.models - lost.attackers,
        defenders: winner === 'ATTACKERS' ? 0 : round.defenders.models - lost.defenders,
      })
    }),
})
