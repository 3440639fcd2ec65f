import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import type { CampaignMapProps, Printed } from './props.js'
import { type Ground, readGround, readView, type Reading } from './reading.js'

const kept = new Map<string, Ground>()
const most = 4

/** A briefing brings its own copy of the board, which never changes: the same rows give the same ground, so that it is drawn once. */
const groundOf = (board: Board, looks: TerrainLooks): Ground => {
  const rows = JSON.stringify([board.grid, board.width, board.height, board.layers, looks])
  const ground = kept.get(rows) ?? readGround(board, looks)
  kept.delete(rows)
  kept.set(rows, ground)
  for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
  return ground
}

/** The view unpacked. */
export const useReading = ({
  view,
  board,
  terrain,
  ...props
}: Pick<CampaignMapProps, 'view' | 'board' | 'terrain' | 'drafted'> & {
  readonly printed: Printed | null
}): Reading => {
  const sheet = board ?? view.board
  const drafted = props.drafted !== undefined
  const { names, pictured = false } = props.printed ?? {}
  const ground = useMemo(() => {
    if (drafted) return { ...readGround(sheet, terrain), names: names ?? [], drafted }
    const own = groundOf(sheet, terrain)
    return names && (pictured || names.length > 0) ? { ...own, names, pictured } : own
  }, [sheet, terrain, names, pictured, drafted])
  return useMemo(() => readView(ground, view), [ground, view])
}
