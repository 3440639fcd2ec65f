'use client'

import { usePathname } from 'next/navigation.js'
import { useState } from 'react'
import * as words from '../messages/editor.generated.js'
import { Skeleton } from '../ui/index.js'
import { Editor } from './Editor.js'
import { NoMap } from './NoMap.js'
import { useMap } from './useMap.js'

/** One map, open to be drawn on. Its id is that of the address as it was opened: saving changes the address, and whoever comes back finds the map there. */
export function EditorPage({ id: given }: { readonly id: string }) {
  const [, , there] = usePathname().split('/')
  const [id] = useState(there ?? given)
  const map = useMap(id)
  if (map.kind === 'opening') return <Skeleton lines={8} label={words.opening()} />
  return map.kind === 'none' ? <NoMap /> : <Editor {...{ id, map }} />
}
