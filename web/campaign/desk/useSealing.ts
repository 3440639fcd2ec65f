import { useState } from 'react'

/** Whether the seal of this question is asked for: what was about to be sealed for one is not sealed for the next. */
export const useSealing = (askId: string | null): readonly [isOpen: boolean, setOpen: (open: boolean) => void] => {
  const [sealing, setSealing] = useState<string | null>(null)
  return [sealing !== null && sealing === askId, (open) => setSealing(open ? askId : null)]
}
