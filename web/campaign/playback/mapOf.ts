import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { MapArrow } from '../../map/index.js'
import type { Step } from './script.js'
import type { Way } from './telling.js'
import type { PlayedMap } from './usePlayback.js'

const arrowOf = (way: Way, id: string, hand: MapArrow['hand']): readonly MapArrow[] => {
  const [from, to] = [way[0], way.at(-1)]
  return from !== undefined && to !== undefined && from !== to ? [{ id, from, to, path: way, kind: 'way', hand }] : []
}

/** What the map shows of a step: the ways of its line in ink, and those of the lines before it in pencil. */
export const mapOf = (step: Step, at: number, presentation: Presentation | undefined): PlayedMap => {
  const { view, ways, fresh, trails, cells, fights, kind } = step
  return {
    view,
    arrows: [
      ...trails.flatMap((way, index) => arrowOf(way, `trail ${String(index)}`, 'pencil')),
      ...[...ways].flatMap(([id, way]) => arrowOf(way, `way ${id}`, 'ink')),
    ],
    highlights: [
      { tone: 'battle', cells: fights },
      { tone: 'capital', cells: presentation?.capitals?.(view) ?? [] },
      { tone: 'report', cells },
    ],
    playing: { step: at, ways, fresh },
    // Where it leads; all that changed hands is looked at as it lies.
    focus: kind === 'line' ? (cells.at(-1) ?? null) : null,
  }
}
