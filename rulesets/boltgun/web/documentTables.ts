import { ruleId } from '../../kit/ids.js'
import type { DocumentSection } from '../../kit/documents.js'
import { margins } from '../engine/battles/abstractTable.js'
import { levelsLost } from '../engine/data/attritionTable.js'
import type { BattleStandingView } from '../engine/view.js'

const levels = (count: number): string => (count === 1 ? '1 level' : `${String(count)} levels`)

/** BG-250: a banner's losses by points, before army rules change them. */
export const attritionSection = ({ attrition, works }: BattleStandingView, of: string): DocumentSection => ({
  title: `Points lost → levels lost${of}`,
  lines: attrition.map((row, index) => ({
    label: `${String(row.from)} – ${String(row.to)}`,
    value: levels(row.levels),
    ...(index === 0 && { rule: ruleId('BG-250') }),
  })),
  note: works === 'none' ? 'Without works, before army rules.' : 'Behind works, before army rules.',
})

/** BG-236, BG-237: what an abstract result would cost a banner of this level. */
export const abstractSection = (level: number, works: BattleStandingView['works'], of: string): DocumentSection => ({
  title: `If it is resolved abstractly${of}`,
  lines: margins.map(({ margin, loser, winner }, index) => ({
    label: margin.charAt(0) + margin.slice(1).toLowerCase(),
    value: `lost: ${levels(levelsLost(level * loser, works))}; won: ${levels(levelsLost(level * winner, works))}`,
    ...(index === 0 && { rule: ruleId('BG-234') }),
  })),
})
