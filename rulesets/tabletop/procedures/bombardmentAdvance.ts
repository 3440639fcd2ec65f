import { z } from 'zod'
import { pool, sure, type Chance } from '../../kit/chance.js'
import type { Outcome } from '../../kit/system.js'
import type { Book } from '../book.js'
import { mostOf, thrownAtOnce } from '../dice.js'
import { byId, inches } from '../fields.js'
import { written } from '../procedure.js'

const places = (what: string) =>
  byId(`${what}, in inches from the British edge`, inches('Inches from the British edge'))

const input = z.strictObject({
  line: inches('Inches of the line from the British edge').default(0),
  depth: inches('Inches from the British edge to the German one').optional(),
  wire: places('Sections of wire'),
  units: places('Units'),
})

/** Every set of sections that may go is an outcome of its own: more at a time are too many to add up. */
const mostSections = 8

/** Tenths of an inch do not add up exactly. */
const apart = (a: number, b: number): number => Math.round(Math.abs(a - b) * 1000) / 1000

const near = (map: Readonly<Record<string, number>>, line: number, within: number): readonly string[] =>
  Object.keys(map).filter((id) => apart(map[id] ?? 0, line) <= within)

/** GW-020, GW-022, GW-025: one activation of the creeping bombardment. */
export const bombardmentAdvance = written<Book>()({
  id: 'bombardmentAdvance',
  title: 'The bombardment advances',
  about: 'Where the line of the bombardment comes to lie, which wire it clears and which units are near it.',
  group: 'Great War',
  ledger: ['GW-020', 'GW-022', 'GW-025'],
  in: ({ greatWar }) => greatWar,
  input,
  output: {
    line: 'Inches of the line from the British edge',
    ended: 'Off the table: the bombardment is over',
    wireRemoved: 'Sections of wire removed',
    within: 'Units near enough to be caught',
  },
  refuse({ tables }, { line, wire }) {
    const { advance, wire: cleared } = tables.greatWar.bombardment
    const reach = Array.from({ length: mostOf(advance.dice) + 1 }, (_, inches) => line + inches + advance.plus)
    if (reach.every((at) => near(wire, at, cleared.within).length <= mostSections)) return null
    return `The line may come near more than ${String(mostSections)} sections of wire at once: roll for the others apart.`
  },
  chance({ tables }, { depth, line: from, units, wire }) {
    const { advance, caught, wire: cleared } = tables.greatWar.bombardment
    return thrownAtOnce('bombardmentAdvance', advance.dice).next((inches): Chance<Outcome> => {
      const line = from + inches + advance.plus
      if (depth !== undefined && line > depth) return sure({ line, ended: true, wireRemoved: [], within: [] })
      const rolling = near(wire, line, cleared.within)
      const within = near(units, line, caught.within)
      return pool('bombardmentAdvance.wire.d6', rolling.length, [0, 0], ([gone = 0, at = 0], [face = 0]) => [
        face === cleared.removedOn ? gone + 2 ** at : gone,
        at + 1,
      ]).next(([gone = 0]) =>
        sure({ line, ended: false, wireRemoved: rolling.filter((_, at) => (gone >> at) % 2 === 1), within }),
      )
    })
  },
})
