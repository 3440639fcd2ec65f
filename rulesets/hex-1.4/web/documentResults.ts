import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { RollItem, RollOff } from '../engine/model/battle.js'
import { unplayedGaps, unplayedRule } from '../engine/fights/unplayed.js'
import type { SharedResult } from '../engine/model/orders.js'
import type { BattleView, HexView } from '../engine/view/view.js'
import * as common from '../messages/common.generated.js'
import * as documents from '../messages/documents.generated.js'
import { line } from './documentSections.js'

export const winnerText = (view: HexView, { winner, degree }: Pick<SharedResult, 'winner' | 'degree'>): string => {
  if (winner === 'draw') return documents.draw()
  return documents.wonBy({ degree: degree ?? 'none', side: seatName(view, winner) })
}

/** Outcome and points left, in the order of the sides; who is not named keeps what they had. */
const sharedLines = (view: HexView, { sides }: BattleView, shared: SharedResult): readonly DocumentLine[] => [
  line(documents.outcome(), winnerText(view, shared), 'HX-301'),
  ...(shared.withdrew === undefined ? [] : [line(documents.withdrew(), seatName(view, shared.withdrew), 'HX-298')]),
  ...sides.map(({ seat, points }) =>
    line(documents.pointsLeft({ side: seatName(view, seat) }), String(shared.left[seat] ?? points)),
  ),
  ...sides.flatMap(({ seat }) =>
    shared.destroyed === undefined
      ? []
      : [line(documents.unitsDestroyed({ side: seatName(view, seat) }), String(shared.destroyed[seat] ?? 0), 'HX-526')],
  ),
]

/** What the other side reports, to be confirmed. */
export const filedSection = (view: HexView, battle: BattleView): readonly DocumentSection[] =>
  battle.filed ? [{ title: documents.reported(), lines: sharedLines(view, battle, battle.filed) }] : []

/** What dice are thrown and points added for (HX-341, HX-342). */
const itemsText = (items: readonly RollItem[], as: RollItem['as']): string =>
  items
    .filter((item) => item.as === as)
    .map(({ count, what }) => documents.rollItem({ count, what }))
    .join(', ')

const facesText = (faces: readonly number[]): string =>
  faces.length === 0
    ? documents.noDie()
    : faces.length === 1
      ? String(faces[0])
      : `${faces.join(' + ')} = ${String(faces.reduce((sum, face) => sum + face, 0))}`

/** Dice and all that is added, so that both can do the sum. */
const rollOffLines = (view: HexView, { sides }: BattleView, rolled: RollOff | null): readonly DocumentLine[] => {
  if (!rolled) return []
  const { items, points, totals, throws, coins } = rolled
  return ([0, 1] as const).flatMap((at) => {
    const side = seatName(view, sides[at]?.seat ?? '')
    const dice = itemsText(items[at], 'dice')
    const added = itemsText(items[at], 'flat')
    const thrown = {
      faces: throws.map((pair) => facesText(pair[at])).reduce((faces, more) => documents.again({ faces, more })),
      points: points[at],
    }
    const total = totals[at]
    const coin = coins.map((pair) => String(pair[at])).join(', ')
    return [
      line(
        documents.diceOf({ side }),
        dice === '' ? documents.thrown(thrown) : documents.thrownFor({ ...thrown, dice }),
        'HX-341',
      ),
      line(documents.addedFor({ side }), added === '' ? documents.nothing() : added, 'HX-342'),
      coins.length > 0
        ? line(documents.totalOf({ side }), documents.totalAndCoin({ total, faces: coin }), 'HX-344')
        : line(documents.totalOf({ side }), String(total), 'HX-341'),
    ]
  })
}

const blanks = (view: HexView, { sides }: BattleView): DocumentSection => ({
  title: documents.toReport(),
  lines: [
    line(documents.winner(), '', 'HX-301'),
    line(documents.degree(), ''),
    ...sides.map(({ seat }) => line(documents.pointsLeft({ side: seatName(view, seat) }), '')),
    ...sides.map(({ seat }) => line(documents.unitsDestroyed({ side: seatName(view, seat) }), '')),
  ],
  note: documents.withdrawal(),
})

/** For one's own units: what the report asks of each. */
const unitBlanks = (view: HexView, { sides }: BattleView): readonly DocumentSection[] =>
  sides.flatMap(({ seat, force, units }) =>
    force === null || units.length === 0
      ? []
      : [
          {
            title: documents.unitsToReport({ side: seatName(view, seat) }),
            lines: units.map(({ name }, at) => line(documents.unitLine({ number: at + 1, name }), '')),
          },
        ],
  )

const howLine = ({ kind }: BattleView, { how, unplayed }: NonNullable<BattleView['result']>): DocumentLine =>
  unplayed
    ? line(
        documents.how(),
        common.unplayed(unplayedGaps(unplayed)),
        unplayedRule(unplayed, kind === 'RAID' || kind === 'SABOTAGE'),
      )
    : line(
        documents.how(),
        documents.howDecided({ how: how === 'roll-off' ? 'rollOff' : how }),
        how === 'roll-off' ? 'HX-300' : how === 'bot' ? 'HX-525' : 'HX-301',
      )

/** What came of it; before that, blanks to fill in at the table. */
export const resultSections = (view: HexView, battle: BattleView): readonly DocumentSection[] => {
  const { result, step } = battle
  if (!result) return step === 'closed' ? [] : [blanks(view, battle), ...unitBlanks(view, battle)]
  return [
    {
      title: documents.result(),
      lines: [
        howLine(battle, result),
        ...sharedLines(view, battle, result),
        ...rollOffLines(view, battle, result.rollOff),
        ...(result.reason === null ? [] : [line(documents.reason(), result.reason)]),
      ],
    },
  ]
}
