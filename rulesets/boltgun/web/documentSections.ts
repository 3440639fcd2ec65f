import { ruleId, type RuleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { plusMinus } from '../../kit/text.js'
import { armyRules, armyRuleText } from '../engine/data/armyRules.js'
import { settingsOf } from '../engine/view/table.js'
import type { BattleResultView, BattleSideView, BattleView, BoltgunView } from '../engine/view/view.js'
import * as words from '../messages/documents.generated.js'

export const winnerText = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null
    ? words.bothDestroyed()
    : winner === 'draw'
      ? words.aDraw()
      : words.wonBy({ side: seatName(view, winner) })

/** Who has won, as a value beside its label. */
export const winnerName = (view: BoltgunView, { winner }: Pick<BattleResultView, 'winner'>): string =>
  winner === null ? words.nobodyDestroyed() : winner === 'draw' ? words.nobodyDraw() : seatName(view, winner)

export const line = (label: string, value: string, rule?: RuleId): DocumentLine => ({
  label,
  value,
  ...(rule && { rule }),
})

const missionName = ({ missionTitle, result }: BattleView): string =>
  missionTitle ?? (result ? words.missionNone() : words.notSettled())

/** What made the mission, as far as the viewer may know it. */
const sourceLines = (view: BoltgunView, { source, shifted, shift }: BattleView): readonly DocumentLine[] => {
  const choices = shift?.choices.map(({ by, title }) => words.shiftChoice({ by: plusMinus(by), mission: title }))
  return [
    ...(source ? [line(words.rowAndDie(), words.rowAndDieOf(source), ruleId('A-48'))] : []),
    ...(source?.shifts ?? []).map(({ seat, by }) =>
      line(words.shifted(), words.shiftedBy({ by: plusMinus(by), side: seatName(view, seat) })),
    ),
    ...(shift && choices
      ? [
          line(
            words.missionDie(),
            words.missionDieAt({ die: shift.die, choices: choices.join(', ') }),
            ruleId('BG-312'),
          ),
        ]
      : []),
    ...(source === null && shifted !== null ? [line(words.yourShift(), plusMinus(shifted), ruleId('BG-312'))] : []),
  ]
}

/** While the mission is open, whether somebody has to break out is open too. */
const attackerOf = (view: BoltgunView, { sides, step }: BattleView): string => {
  const attacker = sides.find((side) => side.attacker)
  if (!attacker) return words.attackerByMission()
  const side = seatName(view, attacker.seat)
  return step === 'shift' ? words.attackerUnless({ side }) : side
}

const nightOf = ({ night, step }: BattleView): string => {
  if (step === 'shift') return words.notSettled()
  return night ? words.nightMay() : words.no()
}

const claimLines = (view: BoltgunView, { claim, forfeits }: BattleView): readonly DocumentLine[] => [
  ...(claim
    ? [
        line(
          words.forfeitClaimed(),
          words.forfeitClaimedBy({ by: seatName(view, claim.by), against: seatName(view, claim.against) }),
          ruleId('A-41'),
        ),
      ]
    : []),
  ...forfeits.map((seat) => line(words.forfeits(), seatName(view, seat), ruleId('BG-215'))),
]

export const missionSection = (view: BoltgunView, battle: BattleView): DocumentSection => ({
  title: words.theMission(),
  lines: [
    line(words.mission(), missionName(battle), ruleId('BG-197')),
    ...sourceLines(view, battle),
    // BG-092: what was decided at once has neither attacker nor night
    ...(battle.mission === null && battle.result
      ? []
      : [
          line(words.attacker(), attackerOf(view, battle), ruleId('BG-198')),
          line(words.ground(), words.groundKind({ kind: battle.city ? 'city' : 'open' }), ruleId('A-48')),
          line(words.night(), nightOf(battle), ruleId('BG-201')),
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
          title: words.atTheTable(),
          lines: [
            line(words.toArrange(), mayClaim ? words.arrangedOrForfeit() : words.arranged(), ruleId('BG-199')),
            line(words.unitsBeyond(), words.unitsBeyondStay(), ruleId('BG-200')),
            line(words.modelsOff(), words.modelsOffLost(), ruleId('BG-202')),
            line(words.pointsLost(), words.pointsLostByStandard(), ruleId('BG-204')),
          ],
        },
      ]

const cameTo = ({ moved, retreated }: NonNullable<BattleSideView['standing']>): string =>
  words.movementOf({ came: retreated ? 'retreated' : moved ? 'moved' : 'stayed' })

export const sideSection = (
  view: BoltgunView,
  { seat, armyType, banner, level, standing }: BattleSideView,
): DocumentSection => {
  const at = view.pieces.find(({ id }) => id === banner)?.at
  return {
    title: words.side({ side: seatName(view, seat), army: armyType }),
    lines: [
      ...(banner ? [line(words.banner(), at ? words.bannerAt({ banner, at }) : banner)] : []),
      line(
        words.level(),
        level === null ? words.levelNotTold() : words.levelPoints({ level, points: level * 100 }),
        ruleId(level === null ? 'A-46' : 'BG-090'),
      ),
      ...(standing
        ? [
            line(words.works(), words.worksKind(standing), ruleId('BG-252')),
            line(words.movement(), cameTo(standing), ruleId('A-48')),
            line(words.battlesThisTurn(), String(standing.battles), ruleId('BG-193')),
            ...standing.armyRules.map((name) =>
              line(armyRuleText(name).title, armyRuleText(name).text, armyRules[name].rule),
            ),
          ]
        : []),
    ],
  }
}

/** What the list for the table is drawn up from (BG-194, BG-195); `side` for one who sees both. */
export const listSection = (view: BoltgunView, level: number, side: string | null): DocumentSection => {
  const chosen = settingsOf(view)['army.sources']
  const sources = Array.isArray(chosen) ? chosen.map(String) : []
  return {
    title: side === null ? words.yourList() : words.listOf({ side }),
    lines: [
      line(words.points(), String(level * 100), ruleId('BG-194')),
      line(words.chart(), words.standardChart(), ruleId('BG-194')),
      ...sources.map((source, index) => line(index === 0 ? words.sources() : '', source, ruleId('BG-195'))),
    ],
  }
}

/** Sheets that wait: one's own, or both for who rules. */
export const filedSection = (view: BoltgunView, { sheets, sides }: BattleView): readonly DocumentSection[] =>
  sheets.map((sheet) => ({
    title: words.filedBy({ side: seatName(view, sheet.seat) }),
    lines: [
      line(words.says(), words.saysWhat(sheet)),
      ...(sheet.winner === null ? [] : [line(words.winner(), winnerName(view, sheet))]),
      ...sheet.lost.map((points, index) =>
        line(words.pointsLostBy({ side: seatName(view, sides[index]?.seat ?? '') }), String(points)),
      ),
      ...(sheet.sacrifice > 0 ? [line(words.levelsGivenUp(), String(sheet.sacrifice), ruleId('BG-313'))] : []),
    ],
  }))
