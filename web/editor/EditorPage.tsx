'use client'

import * as words from '../messages/editor.generated.js'
import { Skeleton } from '../ui/index.js'
import { Editor } from './Editor.js'
import { NoMap } from './NoMap.js'
import { useMap } from './useMap.js'

/** One map, open to be drawn on. */
export function EditorPage({ id }: { readonly id: string }) {
  const map = useMap(id)
  if (map.kind === 'opening') return <Skeleton lines={8} label={words.opening()} />
  return map.kind === 'none' ? <NoMap /> : <Editor {...{ id, map }} />
}
