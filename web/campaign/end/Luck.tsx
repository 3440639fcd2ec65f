'use client'

import * as words from '../../messages/end.generated.js'
import { ChartSection } from '../records/ChartSection.js'
import { useOpenedView } from '../ViewContext.js'
import { useThrows } from '../throws/useThrows.js'
import { luckOf } from './luck.js'

/** How the dice fell: luck and nothing else. */
export function Luck() {
  const { view, tools } = useOpenedView()
  const rolled = useThrows()
  const { thrower } = tools.presentation
  const chart = thrower ? luckOf(rolled, view.legend, thrower) : null
  if (!chart) return null
  return (
    <div>
      <ChartSection chart={chart} />
      <p className="m-quiet m-label">{words.luckAbout()}</p>
    </div>
  )
}
