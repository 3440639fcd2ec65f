import { z } from 'zod'
import { sure, type Chance } from '../../kit/chance.js'
import type { Outcome } from '../../kit/system.js'
import type { Book } from '../book.js'
import { thrown } from '../dice.js'
import { inches, oneOf, orders, yes } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { dieOf } from './strike.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const input = z.strictObject({
  distance: inches(fields.inchesFromTheUnitToTheLine()).default(0),
  bunker: yes(fields.inABunker()),
  heavyCover: yes(fields.inHeavyCover()),
  order: oneOf(fields.order(), orders).optional(),
  reactDown: yes(fields.itGoesDownInReaction()),
})

type Input = z.output<typeof input>

const postures = ['ENTRENCHED', 'DUG_IN', 'OPEN'] as const
type Posture = (typeof postures)[number]

/** Hits, Pen and pins of a row; a word alone takes the unit off the table. */
type Cell = string | readonly [hits: string | number | null, pen: number | null, pins: string | number | null]

/** GW-023: null where the order may not be given. */
const postureOf = ({ tables }: Book, { heavyCover, order, reactDown }: Input): Posture | null => {
  const row = tables.greatWar.bombardment.posture[heavyCover ? 'HEAVY_COVER' : 'EXPOSED']
  const postureOn = (given: string | undefined): Posture | null => {
    const word = given === 'RALLY' ? row.RALLY : given === 'DOWN' ? row.DOWN : row.other
    return postures.find((each) => each === word) ?? null
  }
  const posture = postureOn(order)
  return posture !== null && reactDown ? postureOn('DOWN') : posture
}

const nothing = { hits: 0, pen: null, pins: 0, removed: false } as const

/** GW-024. */
const struck = (cell: Cell): Chance<Outcome> => {
  if (typeof cell === 'string') return sure({ ...nothing, removed: true })
  const [hits, pen, pins] = cell
  return thrown('bombardment.hits.d6', hits ?? 0).next((taken) =>
    thrown('bombardment.pins.d6', pins ?? 0).next((gained) =>
      sure({ ...nothing, hits: taken, pen: hits === null ? null : pen, pins: gained }),
    ),
  )
}

const caughtBy = ({ tables }: Book, posture: Posture): Chance<Outcome> => {
  const rows: Readonly<Record<string, Readonly<Record<Posture, Cell>>>> = tables.greatWar.bombardment.table
  return dieOf('bombardment.d6')
    .next((face) => {
      const row = rows[face]
      return row ? struck(row[posture]) : sure(nothing)
    })
    .next((result) => sure({ caught: true, posture, ...result }))
}

/** A unit that is given an order near the line of the bombardment, or moves near it. */
export const bombardment = written<Book>()({
  id: 'bombardment',
  title: words.bombardment(),
  about: words.bombardmentAbout(),
  group: groups.greatWar(),
  ledger: ['GW-003', 'GW-022', 'GW-023', 'GW-024'],
  in: ({ greatWar }) => greatWar,
  input,
  output: {
    caught: outcomes.caught(),
    posture: outcomes.posture(),
    hits: outcomes.hits(),
    pen: outcomes.penOfTheHits(),
    pins: outcomes.pinsGained(),
    removed: outcomes.theUnitIsTakenOffTheTable(),
  },
  chance(book, unit) {
    if (unit.bunker || unit.distance > book.tables.greatWar.bombardment.caught.within)
      return sure({ caught: false, posture: null, ...nothing })
    const posture = postureOf(book, unit)
    return posture === null ? forbidden : caughtBy(book, posture)
  },
})
