import { useState } from 'react'

/** Pages before the newest, put in front of it as they are asked for. */
export const useEarlier = <Entry extends { readonly id: string }>(
  newest: readonly Entry[],
  page: number,
  read: (before: string) => Promise<readonly Entry[] | null>,
) => {
  const [earlier, setEarlier] = useState<readonly Entry[]>([])
  const [busy, setBusy] = useState(false)
  const [whole, setWhole] = useState(false)
  const known = new Set(newest.map(({ id }) => id))
  const entries = [...earlier.filter(({ id }) => !known.has(id)), ...newest]
  const first = entries[0]
  const load = async (): Promise<void> => {
    if (!first) return
    setBusy(true)
    const found = await read(first.id)
    setBusy(false)
    if (!found) return
    setEarlier((before) => [...found, ...before])
    setWhole(found.length < page)
  }
  return {
    entries,
    busy,
    /** Nothing earlier was asked for: the newest page can be read again without a gap. */
    isNewest: earlier.length === 0,
    more: !whole && entries.length >= page ? () => void load() : null,
    forget: () => setEarlier([]),
  }
}
