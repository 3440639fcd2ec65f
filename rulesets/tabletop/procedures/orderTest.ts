import { z } from 'zod'
import { pool, sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import type { ByEdition } from '../edition.js'
import { inches, oneOf, pins, quality } from '../fields.js'
import { written } from '../procedure.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

const classicOfficers = ['SECOND_LIEUTENANT', 'FIRST_LIEUTENANT', 'CAPTAIN', 'MAJOR'] as const
const v3Officers = ['PLATOON', 'COMPANY'] as const

const officer = (words: readonly [Officer, ...Officer[]]) => oneOf(fields.officer(), words)
type Officer = (typeof classicOfficers)[number] | (typeof v3Officers)[number]

/** The officers of an edition. */
const officers: ByEdition<readonly [Officer, ...Officer[]]> = { classic: classicOfficers, v3: v3Officers }
export const officerIn = ({ edition }: Book) => officer(officers[edition])

export const orderTestInput = z.strictObject({
  quality: quality(),
  officer: officer([...classicOfficers, ...v3Officers]).optional(),
  officerDistance: inches(fields.inchesToTheOfficer()).optional(),
  pins: pins(),
  modifier: z.int().min(-10).max(10).default(0).meta({ title: fields.otherModifier() }),
})

type Input = z.output<typeof orderTestInput>

/** BA2-014: no range is printed, so that any distance will do. BA3-020: the bonus reaches as far as the row says; no distance given is within. */
export const officerBonus = (
  { tables }: Book,
  { officer, officerDistance }: Pick<Input, 'officer' | 'officerDistance'>,
): number => {
  if (officer === undefined) return 0
  if (officer !== 'PLATOON' && officer !== 'COMPANY') return tables.morale.officers.classic[officer].morale
  const { morale, range } = tables.morale.officers.v3[officer]
  return officerDistance === undefined || officerDistance <= range ? morale : 0
}

/** Whether a double one takes off all pins. */
const takesAllPins: ByEdition<(book: Book) => boolean> = {
  classic: ({ readings }) => readings['classic.incredible_courage'],
  v3: () => true,
}

/** BA3-031; the classic sheet's own numbers are not printed (BA2-019). */
export const tested = (book: Book, test: Input) => {
  const { readings, tables } = book
  const quality = tables.morale.quality[test.quality][book.edition]
  const target = quality + officerBonus(book, test) + test.pins * readings['order.pin_penalty'] + test.modifier
  return pool('orderTest.2d6', 1, [0, 0], (_, faces) => [...faces]).next(([a = 0, b = 0]) => {
    const fubar = a === 6 && b === 6
    const ones = a === 1 && b === 1
    const passed = !fubar && (ones || a + b <= target)
    const incredibleCourage = ones && takesAllPins[book.edition](book)
    const removed = incredibleCourage ? test.pins : passed ? tables.morale.orderTest.pass.pinsRemoved : 0
    const down = !passed && !fubar && readings['order.failed_goes_down']
    return sure({ target, passed, pins: Math.max(0, test.pins - removed), incredibleCourage, fubar, down })
  })
}

/** An order test. */
export const orderTest = written<Book>()({
  id: 'orderTest',
  title: words.orderTest(),
  about: words.orderTestAbout(),
  group: groups.ordersAndMorale(),
  ledger: ['BA2-013', 'BA2-014', 'BA2-019', 'BA3-020', 'BA3-030', 'BA3-031'],
  input: orderTestInput,
  output: {
    target: outcomes.neededAtMost(),
    passed: outcomes.passed(),
    pins: outcomes.pinsAfterwards(),
    incredibleCourage: outcomes.incredibleCourage(),
    fubar: outcomes.fubar(),
    down: outcomes.goesDown(),
  },
  narrowed: (book) => ({ officer: officerIn(book).optional() }),
  chance: tested,
})
