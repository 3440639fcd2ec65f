'use client'

import { useState } from 'react'
import * as words from '../messages/editor.generated.js'
import { Tabs } from '../ui/index.js'
import { CheckTab } from './CheckTab.js'
import { DrawTab } from './DrawTab.js'
import { MapTab } from './MapTab.js'
import { PictureTab } from './picture/PictureTab.js'
import type { PictureHand } from './picture/usePicture.js'
import { type Checked, inTheWay } from './useCheck.js'

/** What is drawn with, what the map is, and what is to be said of it. */
export function EditorTabs({ checked, picture }: { readonly checked: Checked; readonly picture: PictureHand }) {
  const [tab, setTab] = useState('draw')
  const wrong = inTheWay(checked)
  return (
    <Tabs
      label={words.panel()}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: 'draw', label: words.draw(), content: <DrawTab /> },
        { id: 'map', label: words.mapTab(), content: <MapTab /> },
        {
          ...{ id: 'check', label: words.check(), content: <CheckTab checked={checked} /> },
          ...(wrong > 0 && { count: wrong }),
        },
        { id: 'picture', label: words.picture(), content: <PictureTab hand={picture} /> },
      ]}
    />
  )
}
