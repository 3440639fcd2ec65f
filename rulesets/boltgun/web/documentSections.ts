import { ruleId, type RuleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { armyRules } from '../engine/data/armyRules.js'
import { settingsOf } from '../engine/view/table.js'
import { armyRules as texts } from '../engine/rules/armyRuleTexts.js'
import type { BattleResultView, BattleSideView, BattleView, BoltgunView } from '../engine/view.js'

export const winnerText = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null ? 'both destroyed' : winner === 'draw' ? 'a draw' : `won by ${seatName(view, winner)}`

/** Who has won, as a value beside its label. */
export const winnerName = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null ? 'nobody: both are destroyed' : winner === 'draw' ? 'nobody: a draw' : seatName(view, winner)

export const line = (label: string, value: string, rule?: RuleId): DocumentLine => ({
  label,
  value,
  ...(rule && { rule }),
})

const missionName = ({ missionTitle, result }: BattleView): string =>
  missionTitle ?? (result ? 'none: decided at once' : 'not settled yet')

const shiftText = (by: number): string => (by > 0 ? `+${String(by)}` : by < 0 ? `−${String(-by)}` : '0')

/** What made the mission, as far as the viewer may know it. */
const sourceLines = (view: BoltgunView, { source, shifted, shift }: BattleView): readonly DocumentLine[] => [
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

/** While the mission is open, whether somebody has to break out is open too. */
const attackerOf = (view: BoltgunView, { sides, step }: BattleView): string => {
  const attacker = sides.find((side) => side.attacker)
  if (!attacker) return 'as the mission says'
  return seatName(view, attacker.seat) + (step === 'shift' ? ', unless an encircled side has to break out' : '')
}

const nightOf = ({ night, step }: BattleView): string => {
  if (step === 'shift') return 'not settled yet'
  return night ? 'if the attacker chooses so' : 'no'
}

const claimLines = (view: BoltgunView, { claim, forfeits }: BattleView): readonly DocumentLine[] => [
  ...(claim
    ? [line('Forfeit claimed', `by ${seatName(view, claim.by)} of ${seatName(view, claim.against)}`, ruleId('A-41'))]
    : []),
  ...forfeits.map((seat) => line('Forfeits', seatName(view, seat), ruleId('BG-215'))),
]

export const missionSection = (view: BoltgunView, battle: BattleView): DocumentSection => ({
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
export const tableSection = ({ mission, step, forfeits, mayClaim }: BattleView): readonly DocumentSection[] =>
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
): DocumentSection => {
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
export const listSection = (view: BoltgunView, level: number, title: string): DocumentSection => {
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
export const filedSection = (view: BoltgunView, { sheets, sides }: BattleView): readonly DocumentSection[] =>
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
