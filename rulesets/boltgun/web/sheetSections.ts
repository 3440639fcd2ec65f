import { ruleId, type RuleId } from '../../kit/ids.js'
import type { SheetLine, SheetSection } from '../../kit/skin.js'
import { seatName } from '../../kit/seatName.js'
import { abstractWhy } from '../engine/abstractWhy.js'
import { armyRules } from '../engine/data/armyRules.js'
import { settingsOf } from '../engine/desk/table.js'
import { armyRules as texts } from '../engine/rules/army.js'
import type { AbstractSideView, BattleResultView, BattleSideView, BattleView, BoltgunView } from '../engine/view.js'

export const winnerText = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null ? 'both destroyed' : winner === 'draw' ? 'a draw' : `won by ${seatName(view, winner)}`

/** Who has won, as a value beside its label. */
const winnerName = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null ? 'nobody: both are destroyed' : winner === 'draw' ? 'nobody: a draw' : seatName(view, winner)

const line = (label: string, value: string, rule?: RuleId): SheetLine => ({ label, value, ...(rule && { rule }) })

const missionName = ({ missionTitle, result }: BattleView): string =>
  missionTitle ?? (result ? 'none: decided at once' : 'not settled yet')

const shiftText = (by: number): string => (by > 0 ? `+${String(by)}` : by < 0 ? `−${String(-by)}` : '0')

/** What made the mission, as far as the viewer may know it. */
const sourceLines = (view: BoltgunView, { source, shifted, shift }: BattleView): readonly SheetLine[] => [
  ...(source ? [line('Row and die', `${source.row}, die ${String(source.die)}`, ruleId('A-48'))] : []),
  ...(source?.shifts ?? []).map(({ seat, by }) => line('Shifted', `${shiftText(by)} by ${seatName(view, seat)}`)),
  ...(shift
    ? [
        line(
          'Mission die',
          `stands at ${String(shift.die)}; shifted by ${shift.choices.map(({ by, title }) => `${shiftText(by)}: ${title}`).join(', ')}`,
          ruleId('BG-312'),
        ),
      ]
    : []),
  ...(source === null && shifted !== null ? [line('Your shift', shiftText(shifted), ruleId('BG-312'))] : []),
]

/** While the mission is open, whether somebody has to break out is open too (A-48). */
const attackerOf = (view: BoltgunView, { sides, step }: BattleView): string => {
  const attacker = sides.find((side) => side.attacker)
  if (!attacker) return 'as the mission says'
  return seatName(view, attacker.seat) + (step === 'shift' ? ', unless an encircled side has to break out' : '')
}

const nightOf = ({ night, step }: BattleView): string => {
  if (step === 'shift') return 'not settled yet'
  return night ? 'if the attacker chooses so' : 'no'
}

const claimLines = (view: BoltgunView, { claim, forfeits }: BattleView): readonly SheetLine[] => [
  ...(claim
    ? [line('Forfeit claimed', `by ${seatName(view, claim.by)} of ${seatName(view, claim.against)}`, ruleId('A-41'))]
    : []),
  ...forfeits.map((seat) => line('Forfeits', seatName(view, seat), ruleId('BG-215'))),
]

export const missionSection = (view: BoltgunView, battle: BattleView): SheetSection => ({
  title: 'The mission',
  lines: [
    line('Mission', missionName(battle), ruleId('BG-197')),
    ...sourceLines(view, battle),
    // BG-092: what was decided at once has neither attacker nor night
    ...(battle.mission === null && battle.result
      ? []
      : [
          line('Attacker', attackerOf(view, battle), ruleId('BG-198')),
          line('Ground', battle.city ? 'city' : 'open', ruleId('A-48')),
          line('Night', nightOf(battle), ruleId('BG-201')),
        ]),
    ...claimLines(view, battle),
  ],
})

/** What the campaign says of the game on the table, while it is to be fought (BG-199 … BG-204). */
export const tableSection = ({ mission, step, forfeits, mayClaim }: BattleView): readonly SheetSection[] =>
  mission === null || forfeits.length > 0 || (step !== 'results' && step !== 'forfeit')
    ? []
    : [
        {
          title: 'At the table',
          lines: [
            line(
              'To be arranged',
              `date, place and terrain${mayClaim ? '; who has not answered after 48 hours forfeits, if the other claims it' : ''}`,
              ruleId('BG-199'),
            ),
            line(
              'Units beyond the mission’s chart',
              'stay in reserve, whether it has reserves or not; their owner says which, and they enter from the edge named, else their own deployment edge, else one by Scatter die',
              ruleId('BG-200'),
            ),
            line('Models off the table', 'lost, unless the mission says otherwise', ruleId('BG-202')),
            line('Points lost', 'by standard victory points, whatever decides the mission', ruleId('BG-204')),
          ],
        },
      ]

const cameTo = ({ moved, retreated }: NonNullable<BattleSideView['standing']>): string =>
  retreated ? 'retreated this turn' : moved ? 'moved this turn' : 'did not move this turn'

export const sideSection = (
  view: BoltgunView,
  { seat, armyType, banner, level, standing }: BattleSideView,
): SheetSection => {
  const at = view.pieces.find(({ id }) => id === banner)?.at
  return {
    title: `${seatName(view, seat)} · ${armyType}`,
    lines: [
      ...(banner ? [line('Banner', at ? `${banner} at ${at}` : banner)] : []),
      line(
        'Level',
        level === null ? 'not told' : `${String(level)}: ${String(level * 100)} points`,
        ruleId(level === null ? 'A-46' : 'BG-090'),
      ),
      ...(standing
        ? [
            line('Works', standing.works, ruleId('BG-252')),
            line('Movement', cameTo(standing), ruleId('A-48')),
            line('Battles this turn', String(standing.battles), ruleId('BG-193')),
            ...standing.armyRules.map((name) =>
              line(armyRules[name].title, texts[armyRules[name].rule]?.text ?? '', armyRules[name].rule),
            ),
          ]
        : []),
    ],
  }
}

/** What the list for the table is drawn up from (BG-194, BG-195). */
export const listSection = (view: BoltgunView, level: number, title: string): SheetSection => {
  const chosen = settingsOf(view)['army.sources']
  const sources = Array.isArray(chosen) ? chosen.map(String) : []
  return {
    title,
    lines: [
      line('Points', String(level * 100), ruleId('BG-194')),
      line('Chart', 'standard force organisation', ruleId('BG-194')),
      ...sources.map((source, index) => line(index === 0 ? 'Sources' : '', source, ruleId('BG-195'))),
    ],
  }
}

const says = { table: 'fought on the table', abstract: 'asks for abstract resolution', forfeit: 'a forfeit' }

/** Sheets that wait: one's own, or both for who rules. */
export const filedSection = (view: BoltgunView, { sheets, sides }: BattleView): readonly SheetSection[] =>
  sheets.map((sheet) => ({
    title: `Filed by ${seatName(view, sheet.seat)}`,
    lines: [
      line('Says', says[sheet.says]),
      ...(sheet.winner === null ? [] : [line('Winner', winnerName(view, sheet))]),
      ...sheet.lost.map((points, index) =>
        line(`Points lost by ${seatName(view, sides[index]?.seat ?? '')}`, String(points)),
      ),
      ...(sheet.sacrifice > 0 ? [line('Levels given up', String(sheet.sacrifice), ruleId('BG-313'))] : []),
    ],
  }))

const hows: Readonly<Record<BattleResultView['how'], readonly [text: string, rule: string]>> = {
  agreed: ['both sheets agree', 'BG-210'],
  'one-sided': ['one sheet only', 'BG-212'],
  abstract: ['resolved abstractly', 'BG-211'],
  forfeit: ['forfeited', 'BG-215'],
  automatic: ['decided at once', 'BG-092'],
  'higher-loss': ['the sheets differed: the higher losses count', 'A-38'],
  ruled: ['ruled by the facilitator', 'A-38'],
  word: ['by the word of a third player', 'A-38'],
  dice: ['the sheets differed: what both say, and dice between them', 'A-38'],
}

/** A number with the minus sign of print. */
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : String(count))

const less = (by: number, why: string): string => (by === 0 ? '' : ` − ${String(-by)} ${why}`)

/** Every throw of a side with its modifiers; only the last one is not equal to the other's (BG-230, BG-231). */
const throwLine = (title: string, { throws, outnumbered, forfeit }: AbstractSideView): SheetLine =>
  line(
    `Throw of ${title}`,
    throws
      .map(
        ({ dice, total }) =>
          `${dice.join(' + ')}${less(outnumbered, 'outnumbered')}${less(forfeit, 'forfeit')} = ${signed(total)}`,
      )
      .join('; equal, so again '),
    ruleId('BG-230'),
  )

/** BG-236, BG-237: what the margin costs a side. */
const shareText = ({ percent, level }: AbstractSideView): string =>
  `${String(percent)} % of ${String(100 * level)} points: `

/** BG-212: which of sheet and dice stands, and why. */
const onlyText = (view: BoltgunView, { by, stands, chosen }: NonNullable<BattleResultView['only']>): string => {
  const why = chosen ? 'by its sender’s choice' : 'the better one for its sender'
  return `the sheet of ${seatName(view, by)} came alone; the ${stands === 'sheet' ? 'sheet' : 'abstract result'} stands, ${why}`
}

/** BG-204, BG-236, BG-237: what a side lost, with the sum where dice decided it. */
const lossLine = (view: BoltgunView, { abstract, lost, winner }: BattleResultView, at: number, seat: string) => {
  const side = abstract?.[at]
  const rule = side ? (winner === seat ? 'BG-237' : 'BG-236') : 'BG-204'
  return line(
    `Points lost by ${seatName(view, seat)}`,
    `${side ? shareText(side) : ''}${String(lost[at] ?? 0)}`,
    ruleId(rule),
  )
}

const howLine = (view: BoltgunView, result: BattleResultView): SheetLine => {
  const [how, rule] = hows[result.how]
  const text = result.only ? onlyText(view, result.only) : `${how}${result.why ? `, ${abstractWhy(result.why)}` : ''}`
  return line('How', text, ruleId(rule))
}

/** Winner, dice and losses of a result; a battle that was decided at once has neither dice nor points (BG-092). */
const resultLines = (view: BoltgunView, sides: BattleView['sides'], result: BattleResultView): readonly SheetLine[] => [
  line('Winner', winnerName(view, result)),
  ...(result.abstract ?? []).map((side, at) => throwLine(seatName(view, sides[at]?.seat ?? ''), side)),
  ...(result.margin === null ? [] : [line('Margin', result.margin.toLowerCase(), ruleId('BG-234'))]),
  ...(result.how === 'automatic' ? [] : sides.map(({ seat }, at) => lossLine(view, result, at, seat))),
]

const toReport = (view: BoltgunView, { sides }: BattleView): SheetSection => ({
  title: 'Result, to be reported by both',
  lines: [
    line('Winner', '', ruleId('BG-203')),
    ...sides.map(({ seat }) => line(`Points lost by ${seatName(view, seat)}`, '', ruleId('BG-204'))),
  ],
  note: 'The winner is whom the mission says; points lost are counted apart from that.',
})

/** A-40: the two results between which the only submitter chooses. */
const choiceSections = (view: BoltgunView, { sides, choice }: BattleView): readonly SheetSection[] =>
  choice
    ? [
        { title: 'The result that was reported', lines: resultLines(view, sides, choice.sheet) },
        { title: 'The abstract result', lines: resultLines(view, sides, choice.abstract) },
      ]
    : []

/** What came of it; before that, blanks to fill in at the table, if it is fought there. */
export const resultSections = (view: BoltgunView, battle: BattleView): readonly SheetSection[] => {
  const { sides, result, forfeits, step } = battle
  if (result)
    return [
      {
        title: 'Result',
        lines: [
          howLine(view, result),
          ...resultLines(view, sides, result),
          ...(result.reason === null ? [] : [line('Reason', result.reason)]),
        ],
      },
    ]
  if (forfeits.length > 0 || step === 'ruling' || step === 'word') return []
  return step === 'choice' ? choiceSections(view, battle) : [toReport(view, battle)]
}
