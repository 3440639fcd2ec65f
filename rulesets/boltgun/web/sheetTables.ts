import { ruleId } from '../../kit/ids.js'
import type { SheetSection } from '../../kit/skin.js'
import { margins } from '../engine/data/abstractResults.js'
import { levelsLost } from '../engine/data/attritionTable.js'

type Works = Parameters<typeof levelsLost>[1]

const levels = (count: number): string => (count === 1 ? '1 level' : `${String(count)} levels`)

/** BG-250: a banner's losses by points, as far as its own points reach, before army rules change them. */
export const attritionSection = (level: number, works: Works): SheetSection => {
  const most = level * 100
  const bounds = [0, 301, 501, 701, 901, 1101, 1301, 1501, 1701, 1901].filter((from) => from <= most)
  return {
    title: 'Points lost → levels lost',
    lines: bounds.map((from, index) => ({
      label: `${String(from)} – ${String((bounds[index + 1] ?? most + 1) - 1)}`,
      value: levels(levelsLost(from, works)),
      ...(index === 0 && { rule: ruleId('BG-250') }),
    })),
    note: works === 'none' ? 'Without works.' : 'Behind works.',
  }
}

/** BG-236, BG-237: what an abstract result would cost this banner. */
export const abstractSection = (level: number, works: Works): SheetSection => ({
  title: 'If it is resolved abstractly',
  lines: margins.map(({ margin, loser, winner }, index) => ({
    label: margin.charAt(0) + margin.slice(1).toLowerCase(),
    value: `lost: ${levels(levelsLost(level * loser, works))}; won: ${levels(levelsLost(level * winner, works))}`,
    ...(index === 0 && { rule: ruleId('BG-234') }),
  })),
})
