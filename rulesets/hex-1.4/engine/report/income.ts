import type { Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { IncomeNote } from '../events/upkeep.js'
import type { IncomeLine } from '../model/state.js'
import { part, resource, say, semicolons, sentences, type Of } from './line.js'

const itemised = (
  { hex, base, resources, how, total }: IncomeLine,
  notes: readonly IncomeNote[],
  { name }: Reader,
): Message => {
  const spent = notes.some((note) => note.hex === hex && note.why === 'spent')
  const paid = { hex: name(hex), raided: how === 'raided' ? 'yes' : 'no', total } as const
  if (resources.length === 0 && !spent) return part('incomeOf', paid)
  const all = [
    ...(base > 0 ? [String(base)] : []),
    ...resources.map((one) => part('yieldOf', { resource: resource(one.resource), yield: one.yield })),
  ]
  return part('incomeOfParts', { ...paid, parts: { all, with: ' + ' }, spent: spent ? 'yes' : 'no' })
}

/** What a note says of a hex; what it still pays, and that a part of it pays no more, stands in the list. */
const shortfall = ({ hex: cell, why, promised }: IncomeNote, { name }: Reader): readonly Message[] => {
  if (why === 'spent') return []
  const less = { hex: name(cell), why: part('whyLess', { why }) }
  return [promised === null ? part('paysLess', less) : part('raidPaysLess', { ...less, promised })]
}

/** HX-077: one line with every hex, the best first, and what is missing. */
export const incomePaid = ({ lines, notes, total }: Of<'incomePaid'>, reader: Reader): ReportLine => {
  const hexes = [...lines].sort((a, b) => b.total - a.total || a.hex - b.hex).map((one) => itemised(one, notes, reader))
  const paid = hexes.length > 0 ? part('incomePaid', { total, hexes: semicolons(hexes) }) : part('noIncome', { total })
  const said = sentences([paid, ...notes.flatMap((note) => shortfall(note, reader))])
  const cells = [...lines, ...notes].map(({ hex }) => reader.name(hex))
  return say('HX-077', 'income', 'sentences', { sentences: said }, cells, [], {
    total,
    lines: lines.map((one) => ({ hex: reader.name(one.hex), how: one.how, total: one.total })),
    notes: notes.map((note) => ({ ...note, hex: reader.name(note.hex) })),
  })
}
