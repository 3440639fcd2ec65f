import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { HowDecided, RollItem, RollOff } from '../engine/battle.js'
import { unplayedRule, unplayedText } from '../engine/fights/unplayedText.js'
import type { SharedResult } from '../engine/orders.js'
import type { BattleView, HexView } from '../engine/view.js'
import { line } from './documentSections.js'

export const winnerText = (view: HexView, { winner, degree }: Pick<SharedResult, 'winner' | 'degree'>): string => {
  if (winner === 'draw') return 'a draw'
  return `${degree === null ? 'won' : `a ${degree.toLowerCase()} victory`} by ${seatName(view, winner)}`
}

/** Outcome and points left, in the order of the sides; who is not named keeps what they had. */
const sharedLines = (view: HexView, { sides }: BattleView, shared: SharedResult): readonly DocumentLine[] => [
  line('Outcome', winnerText(view, shared), 'HX-301'),
  ...(shared.withdrew === undefined ? [] : [line('Withdrew', seatName(view, shared.withdrew), 'HX-298')]),
  ...sides.map(({ seat, points }) =>
    line(`Points left of ${seatName(view, seat)}`, String(shared.left[seat] ?? points)),
  ),
  ...sides.flatMap(({ seat }) =>
    shared.destroyed === undefined
      ? []
      : [line(`Units of ${seatName(view, seat)} destroyed`, String(shared.destroyed[seat] ?? 0), 'HX-526')],
  ),
]

/** What the other side reports, to be confirmed. */
export const filedSection = (view: HexView, battle: BattleView): readonly DocumentSection[] =>
  battle.filed ? [{ title: 'Reported by the other side', lines: sharedLines(view, battle, battle.filed) }] : []

const hows: Readonly<Record<HowDecided, string>> = {
  agreed: 'both sides agree',
  unconfirmed: 'one side reported, the other did not answer',
  'roll-off': 'rolled off by consent',
  bot: 'rolled off, since a bot plays a side',
  unplayed: 'as the settings of this campaign say',
  ruled: 'ruled by the facilitator',
  word: 'by the word of a third player',
  dice: 'reported in two ways: what both say, and dice between them',
}

/** What dice are thrown and points added for (HX-341, HX-342). */
const itemNames: Readonly<Record<RollItem['what'], string>> = {
  points: 'for every full 500 points',
  units: 'for units more than the enemy',
  defender: 'for defending',
  hexes: 'for friendly hexes with troops beside it',
}

const itemsText = (items: readonly RollItem[], as: RollItem['as']): string =>
  items
    .filter((item) => item.as === as)
    .map(({ count, what }) => `${String(count)} ${itemNames[what]}`)
    .join(', ')

const facesText = (faces: readonly number[]): string =>
  faces.length === 0
    ? 'no die'
    : faces.length === 1
      ? String(faces[0])
      : `${faces.join(' + ')} = ${String(faces.reduce((sum, face) => sum + face, 0))}`

/** Dice and all that is added, so that both can do the sum. */
const rollOffLines = (view: HexView, { sides }: BattleView, rolled: RollOff | null): readonly DocumentLine[] => {
  if (!rolled) return []
  const { items, points, totals, throws, coins } = rolled
  return ([0, 1] as const).flatMap((at) => {
    const title = seatName(view, sides[at]?.seat ?? '')
    const dice = itemsText(items[at], 'dice')
    const added = itemsText(items[at], 'flat')
    const coin = coins.length > 0 ? `; coin ${coins.map((pair) => String(pair[at])).join(', ')}` : ''
    return [
      line(
        `Dice of ${title}`,
        `${throws.map((pair) => facesText(pair[at])).join('; again ')} (${String(points[at])} points${dice === '' ? '' : `; dice: ${dice}`})`,
        'HX-341',
      ),
      line(`Added for ${title}`, added === '' ? 'nothing' : added, 'HX-342'),
      line(`Total of ${title}`, `${String(totals[at])}${coin}`, coins.length > 0 ? 'HX-344' : 'HX-341'),
    ]
  })
}

const blanks = (view: HexView, { sides }: BattleView): DocumentSection => ({
  title: 'Result, to be reported',
  lines: [
    line('Winner', '', 'HX-301'),
    line('Minor or major', ''),
    ...sides.map(({ seat }) => line(`Points left of ${seatName(view, seat)}`, '')),
    ...sides.map(({ seat }) => line(`Units of ${seatName(view, seat)} destroyed`, '')),
  ],
  note: 'Who has lost half of their points may withdraw: they lose, the winner’s victory is major, and nothing that they lost is rolled for.',
})

/** For one's own units: what the report asks of each. */
const unitBlanks = (view: HexView, { sides }: BattleView): readonly DocumentSection[] =>
  sides.flatMap(({ seat, force, units }) =>
    force === null || units.length === 0
      ? []
      : [
          {
            title: `Units of ${seatName(view, seat)}: models lost, models fled, enemy units destroyed`,
            lines: units.map(({ name }, at) => line(`${String(at + 1)}. ${name}`, '')),
          },
        ],
  )

const howLine = ({ kind }: BattleView, { how, unplayed }: NonNullable<BattleView['result']>): DocumentLine =>
  unplayed
    ? line('How', unplayedText(unplayed), unplayedRule(unplayed, kind === 'RAID' || kind === 'SABOTAGE'))
    : line('How', hows[how], how === 'roll-off' ? 'HX-300' : how === 'bot' ? 'HX-525' : 'HX-301')

/** What came of it; before that, blanks to fill in at the table. */
export const resultSections = (view: HexView, battle: BattleView): readonly DocumentSection[] => {
  const { result, step } = battle
  if (!result) return step === 'closed' ? [] : [blanks(view, battle), ...unitBlanks(view, battle)]
  return [
    {
      title: 'Result',
      lines: [
        howLine(battle, result),
        ...sharedLines(view, battle, result),
        ...rollOffLines(view, battle, result.rollOff),
        ...(result.reason === null ? [] : [line('Reason', result.reason)]),
      ],
    },
  ]
}
