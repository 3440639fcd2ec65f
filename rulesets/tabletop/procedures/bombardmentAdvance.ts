import { z } from 'zod'
import { pool, sure, type Chance } from '../../kit/chance.js'
import type { Outcome } from '../../kit/system.js'
import type { Book } from '../book.js'
import { mostOf, thrownAtOnce } from '../dice.js'
import { byId, inches } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const places = (title: string) => byId(title, inches(fields.inchesFromTheBritishEdge()))

const input = z.strictObject({
  line: inches(fields.inchesOfTheLine()).default(0),
  depth: inches(fields.inchesBetweenTheEdges()).optional(),
  wire: places(fields.sectionsOfWire()),
  units: places(fields.unitsOnTheTable()),
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
  title: words.bombardmentAdvance(),
  about: words.bombardmentAdvanceAbout(),
  group: groups.greatWar(),
  ledger: ['GW-020', 'GW-022', 'GW-025'],
  in: ({ greatWar }) => greatWar,
  input,
  output: {
    line: outcomes.inchesOfTheLine(),
    ended: outcomes.bombardmentIsOver(),
    wireRemoved: outcomes.sectionsOfWireRemoved(),
    within: outcomes.unitsNearEnoughToBeCaught(),
  },
  refuse({ tables }, { line, wire }) {
    const { advance, wire: cleared } = tables.greatWar.bombardment
    const reach = Array.from({ length: mostOf(advance.dice) + 1 }, (_, inches) => line + inches + advance.plus)
    if (reach.every((at) => near(wire, at, cleared.within).length <= mostSections)) return null
    return words.bombardmentAdvanceTooMuchWire({ most: mostSections })
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
