import { z } from 'zod'
import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { count, oneOf, orders, yes } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const section = z.string().min(1).max(20)

const input = z.strictObject({
  by: oneOf(fields.clearedBy(), ['TRACKED', 'INFANTRY']).default('TRACKED'),
  sections: z.array(section).max(40).default([]).meta({ title: fields.sectionsOnThePath() }),
  adjacent: z
    .array(z.tuple([section, section]))
    .max(100)
    .default([])
    .meta({ title: fields.pairsOfSectionsThatAdjoin() }),
  pioneer: yes(fields.pioneers()),
  modelsTouching: count(fields.modelsThatTouchTheWire(), 40),
  order: oneOf(fields.order(), orders).optional(),
})

type Input = z.output<typeof input>

/** Never two that adjoin: the earlier one on the path goes. */
const drivenOver = ({ adjacent, sections }: Input): readonly string[] => {
  const adjoin = (a: string, b: string): boolean =>
    adjacent.some(([one, other]) => (one === a && other === b) || (one === b && other === a))
  return sections.reduce<readonly string[]>(
    (gone, id) => (gone.some((other) => other === id || adjoin(other, id)) ? gone : [...gone, id]),
    [],
  )
}

/** Each section takes its models for their whole move. */
const cut = ({ tables }: Book, { modelsTouching, order, pioneer, sections }: Input): readonly string[] => {
  const { models, order: needed } = tables.greatWar.wire.pioneers
  if (!pioneer || order !== needed) return []
  return [...new Set(sections)].slice(0, Math.floor(modelsTouching / models))
}

/** GW-002. */
export const wireClearing = written<Book>()({
  id: 'wireClearing',
  title: words.wireClearing(),
  about: words.wireClearingAbout(),
  group: groups.greatWar(),
  ledger: ['GW-002'],
  in: ({ greatWar }) => greatWar,
  input,
  output: { removed: outcomes.sectionsRemoved(), moveSpent: outcomes.moveSpent() },
  chance(book, given) {
    if (given.by === 'TRACKED') return sure({ removed: drivenOver(given), moveSpent: null })
    const removed = cut(book, given)
    return sure({ removed, moveSpent: removed.length > 0 })
  },
})
