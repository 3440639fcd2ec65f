import { useEffect, useRef } from 'react'
import { useCampaignContext } from '../CampaignContext.js'

/** Somebody else at the seat, or the player's other device, has sealed what is open here, or taken that back: the receipts are read again. */
export const useSealedElsewhere = (askId: string | null, isSealed: boolean, isSealing: boolean): void => {
  const { table, reload } = useCampaignContext()
  const { turn, stage } = table
  const asked = askId !== null && table.toDo.some(({ askIds }) => askIds.some((id) => id === askId))
  const now = `${askId ?? ''} ${String(turn)} ${stage}`
  const was = useRef({ now, asked })
  useEffect(() => {
    const before = was.current
    was.current = { now, asked }
    // A stage that has closed is told by its briefing.
    if (before.now === now && before.asked !== asked && asked === isSealed && !isSealing) reload()
  }, [now, asked, isSealed, isSealing, reload])
}
