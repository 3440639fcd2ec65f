'use client'

import * as words from '../../messages/end.generated.js'
import { luckTold } from '../end/luck.js'
import { ChartSection } from '../records/ChartSection.js'
import { useTold } from '../throws/useTold.js'
import { useOpenedView } from '../ViewContext.js'

/** Briefings that are looked through, the latest. */
const mostBriefings = 60

/** How the dice fell for each side, as far as the reader's latest reports tell of them. */
export function ToldLuck() {
  const { view, tools } = useOpenedView()
  const reading = useTold(tools, mostBriefings)
  const chart = reading && reading.left === 0 ? luckTold(reading.told, view.legend) : null
  if (!chart) return null
  return (
    <div>
      <ChartSection chart={chart} />
      <p className="m-quiet m-label">{words.luckAbout()}</p>
    </div>
  )
}
