'use client'

import * as words from '../messages/editor.generated.js'
import { TryMap } from '../play/TryMap.js'
import { Skeleton } from '../ui/index.js'
import { NoMap } from './NoMap.js'
import { useMap } from './useMap.js'

interface TryPageProps {
  readonly id: string
  readonly seat: string
  readonly turns: number
}

/** A map that is drawn, played on with bots. */
export function TryPage({ id, seat, turns }: TryPageProps) {
  const map = useMap(id)
  if (map.kind === 'opening') return <Skeleton lines={8} label={words.opening()} />
  return map.kind === 'none' ? <NoMap /> : <TryMap file={map.file} {...{ seat, turns }} editor={`/maps/${id}/edit`} />
}
