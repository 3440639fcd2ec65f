'use client'

import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import { useMemo } from 'react'
import { CampaignMap } from './CampaignMap.js'
import { terrainLooks } from './terrain/looks.js'

/** The bare ground of a scenario: nobody stands on it yet. */
const bare = (board: Board): GameView => ({
  shape: 1,
  turn: 0,
  stage: '',
  viewer: { kind: 'observer' },
  board,
  cells: [],
  pieces: [],
  contacts: [],
  marks: [],
  facts: [],
  legend: [],
  detail: { kind: 'none' },
})

interface BoardPictureProps {
  readonly rulesetId: string
  readonly board: Board
  readonly title: string
}

export function BoardPicture({ rulesetId, board, title }: BoardPictureProps) {
  const view = useMemo(() => bare(board), [board])
  return (
    <span className="a-thumb" aria-hidden="true" inert>
      <CampaignMap view={view} terrain={terrainLooks(rulesetId)} compact label={title} />
    </span>
  )
}
