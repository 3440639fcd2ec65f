'use client'

import { AskPicker } from '../AskPicker.js'
import { DeskProvider } from '../desk/DeskContext.js'
import { OrderDesk } from '../desk/OrderDesk.js'
import { SealButton } from '../desk/SealButton.js'
import { useAsk } from '../desk/useAsk.js'
import { useDesk } from '../desk/useDesk.js'
import { useSealing } from '../desk/useSealing.js'
import { useBattleContext } from './BattleContext.js'

const nobody = (): void => undefined

/** The campaign's own order desk for the questions of one battle. What was being written stays in sight when nothing is asked any more. */
export function AnswerDesk() {
  const { asks, ask, setAsk } = useAsk(useBattleContext().asks)
  const [sealing, setSealing] = useSealing(ask?.id ?? null)
  const desk = useDesk(ask, { asks })
  return (
    <DeskProvider desk={desk} selected={null} onSelect={nobody} onSeal={() => setSealing(true)}>
      {ask && <AskPicker asks={asks} value={ask.id} onChange={setAsk} />}
      <OrderDesk />
      {ask && <SealButton open={sealing} onOpenChange={setSealing} onSealed={nobody} />}
    </DeskProvider>
  )
}
