'use client'

import * as words from '../messages/turn.generated.js'
import { Deadline } from '../turn/Deadline.js'
import { turnOf } from '../turn/toDo.js'
import { TurnSign } from '../turn/TurnSign.js'
import { YourTurn } from '../turn/YourTurn.js'
import { writeAddress } from './address.js'
import { useCampaignContext } from './CampaignContext.js'

/** The same on the title and the picture of the page, wherever in a campaign somebody is. */
export function CampaignSign() {
  const { table } = useCampaignContext()
  return <TurnSign count={turnOf(table)?.count ?? 0} />
}

/** What the reader has to do and until when; to whom nothing is asked, the next deadline. */
export function BarTurn() {
  const { table } = useCampaignContext()
  const { timeZone: zone } = table
  const turn = turnOf(table)
  const next = table.phase === 'RUNNING' ? table.deadlines.flatMap(({ at }) => (at ? [at] : [])).sort()[0] : undefined
  return (
    <>
      <CampaignSign />
      {turn && (
        // The tab where it is answered.
        <button type="button" className="c-yours m-label" onClick={() => writeAddress({ tab: 'orders' }, 'push')}>
          {words.yourTurn({ what: () => <YourTurn {...{ turn, zone }} /> })}
        </button>
      )}
      {!turn && next && (
        <span className="c-next m-label">
          <Deadline at={next} zone={zone} />
        </span>
      )}
    </>
  )
}
