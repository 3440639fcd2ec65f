import type { Sheet, SheetHead, SheetSection } from '../../kit/skin.js'
import { ruleId } from '../../kit/ids.js'
import { armyRules, type ArmyRule } from '../engine/data/armyRules.js'
import { classNames } from '../engine/data/missions.js'
import { rules } from '../engine/rules.js'
import type { BattleResultView, BattleSideView, BattleView, BoltgunView } from '../engine/view.js'
import { attritionSection, abstractSection } from './sheetTables.js'

const sideTitle = (view: BoltgunView, seat: string): string =>
  view.legend.find((entry) => entry.seat === seat)?.title ?? seat

export const battleTitle = (view: BoltgunView, { sides: [own, enemy] }: BattleView): string =>
  own && enemy
    ? `${own.banner ?? sideTitle(view, own.seat)} against ${enemy.banner ?? sideTitle(view, enemy.seat)}, ${enemy.armyType}`
    : 'A battle'

const statuses: Readonly<Record<BattleView['step'], string>> = {
  shift: 'Mission not settled yet',
  results: 'To be fought and reported',
  forfeit: 'A claimed forfeit waits for an answer',
  correction: 'The sheets differ: they may be corrected',
  ruling: 'The sheets differ: the facilitator rules',
  choice: 'One sheet only: which result stands?',
  closed: 'Decided',
}

const winnerText = (view: BoltgunView, { winner }: BattleResultView): string =>
  winner === null ? 'both destroyed' : winner === 'draw' ? 'a draw' : `won by ${sideTitle(view, winner)}`

/** Battles of the view, with where they stand. */
export const sheetHeads = (view: BoltgunView): readonly SheetHead[] =>
  view.detail.battles.map((battle) => ({
    about: battle.id,
    title: battleTitle(view, battle),
    status: battle.result ? winnerText(view, battle.result) : statuses[battle.step],
    cells: view.pieces.filter(({ id }) => battle.sides.some(({ banner }) => banner === id)).map(({ at }) => at),
  }))

const missionSection = (view: BoltgunView, battle: BattleView): SheetSection => {
  const attacker = battle.sides.find((side) => side.attacker)
  return {
    title: 'The mission',
    lines: [
      {
        label: 'Mission',
        value: battle.mission
          ? classNames[battle.mission]
          : battle.result
            ? 'none: decided at once'
            : 'not settled yet',
        rule: ruleId('BG-197'),
      },
      {
        label: 'Attacker',
        value: attacker ? sideTitle(view, attacker.seat) : 'as the mission says',
        rule: ruleId('BG-198'),
      },
      { label: 'Ground', value: battle.city ? 'City' : 'Open', rule: ruleId('A-48') },
      {
        label: 'Night',
        value: battle.night ? 'if the attacker chooses so' : 'no',
        rule: ruleId('BG-201'),
      },
    ],
  }
}

/** Army rules that matter at the table or when it is counted up. */
const inBattle: readonly ArmyRule[] = [
  'VERY_TOUGH',
  'TOUGH',
  'STEADFAST',
  'MASSIVE_ARMIES',
  'HATRED',
  'TACTICAL_GENIUS',
  'SACRIFICE',
  'BLOOD_REWARD',
  'RAIDERS',
  'SUICIDE_TROOPS',
  'IRREPLACEABLE_TROOPS',
]

const worksOf = (view: BoltgunView, side: BattleSideView): 'none' | 'fortified' | 'entrenched' =>
  view.detail.banners.find(({ id }) => id === side.banner)?.works ?? 'none'

const sideSection = (view: BoltgunView, side: BattleSideView): SheetSection => {
  const packet = view.detail.packets.find(({ seat }) => seat === side.seat)
  const piece = view.pieces.find(({ id }) => id === side.banner)
  return {
    title: `${sideTitle(view, side.seat)} · ${side.armyType}`,
    lines: [
      ...(side.banner ? [{ label: 'Banner', value: `${side.banner}${piece ? ` at ${piece.at}` : ''}` }] : []),
      {
        label: 'Level',
        value: side.level === null ? 'not told' : `${String(side.level)}: ${String(side.level * 100)} points`,
        rule: ruleId('BG-090'),
      },
      ...(piece ? [{ label: 'Works', value: worksOf(view, side), rule: ruleId('BG-252') }] : []),
      ...(packet?.armyRules ?? [])
        .filter((name) => inBattle.includes(name))
        .map((name) => ({
          label: armyRules[name].title,
          value: rules[armyRules[name].rule]?.text ?? '',
          rule: armyRules[name].rule,
        })),
    ],
  }
}

const hows: Readonly<Record<string, string>> = {
  agreed: 'both sheets agree',
  'one-sided': 'one sheet only',
  abstract: 'resolved abstractly',
  forfeit: 'forfeited',
  automatic: 'decided at once',
  'higher-loss': 'the sheets differed: the higher losses count',
}

/** What came of it; before that, blanks to fill in at the table. */
const resultSection = (view: BoltgunView, { sides, result }: BattleView): SheetSection =>
  result
    ? {
        title: 'Result',
        lines: [
          { label: 'How', value: hows[result.how] ?? result.how },
          { label: 'Winner', value: winnerText(view, result) },
          ...sides.map(({ seat }, index) => ({
            label: `Points lost by ${sideTitle(view, seat)}`,
            value: String(result.lost[index] ?? 0),
          })),
          ...(result.margin === null ? [] : [{ label: 'Margin', value: result.margin.toLowerCase() }]),
        ],
      }
    : {
        title: 'Result, to be reported by both',
        lines: [
          { label: 'Winner', value: '', rule: ruleId('BG-203') },
          ...sides.map(({ seat }) => ({
            label: `Points lost by ${sideTitle(view, seat)}`,
            value: '',
            rule: ruleId('BG-204'),
          })),
        ],
        note: 'The winner is whom the mission says; points lost are counted apart from that.',
      }

/** The sheet of a battle (BG-194 … BG-205): what its side was told, and what it is counted up by. */
export const sheetOf = (view: BoltgunView, about: string): Sheet | null => {
  const battle = view.detail.battles.find(({ id }) => id === about)
  if (!battle) return null
  const own = battle.sides[0]
  const level = own?.level ?? null
  return {
    title: battleTitle(view, battle),
    sections: [
      missionSection(view, battle),
      ...battle.sides.map((side) => sideSection(view, side)),
      resultSection(view, battle),
      ...(own && level !== null && !battle.result
        ? [attritionSection(level, worksOf(view, own)), abstractSection(level, worksOf(view, own))]
        : []),
    ],
  }
}
