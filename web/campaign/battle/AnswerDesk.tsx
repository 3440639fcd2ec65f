'use client'

import { useState } from 'react'
import * as words from '../../messages/battle.generated.js'
import { AskPicker } from '../AskPicker.js'
import { DeskProvider } from '../desk/DeskContext.js'
import { OrderDesk } from '../desk/OrderDesk.js'
import { SealButton } from '../desk/SealButton.js'
import { useDesk } from '../desk/useDesk.js'
import { useBattleContext } from './BattleContext.js'

const nobody = (): void => undefined

/** The campaign's own order desk for the questions of one battle. */
export function AnswerDesk() {
  const { asks, status } = useBattleContext()
  const [askId, setAsk] = useState<string | null>(null)
  const [sealing, setSealing] = useState(false)
  const ask = asks.find(({ id }) => id === askId) ?? asks[0] ?? null
  const desk = useDesk(ask)
  return (
    <section className="b-card b-answer" aria-label={words.result()}>
      <h2>{words.result()}</h2>
      {status && <p className="b-status">{status}</p>}
      {!ask && <p className="m-quiet">{words.nothingAsked()}</p>}
      {ask && (
        <DeskProvider desk={desk} selected={null} onSelect={nobody} onSeal={() => setSealing(true)}>
          <AskPicker asks={asks} value={ask.id} onChange={setAsk} />
          <OrderDesk />
          <SealButton open={sealing} onOpenChange={setSealing} onSealed={nobody} />
        </DeskProvider>
      )}
    </section>
  )
}
