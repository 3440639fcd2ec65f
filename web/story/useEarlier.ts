import { useState } from 'react'

/** A page of a story, read from its end. */
interface Page<Entry> {
  readonly nodes: readonly Entry[]
  readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null }
}

/** Pages before the newest, put in front of it as they are asked for. */
export const useEarlier = <Entry extends { readonly id: string }>(
  newest: Page<Entry> | undefined,
  read: (before: string) => Promise<Page<Entry> | null>,
) => {
  const [earlier, setEarlier] = useState<readonly Page<Entry>[]>([])
  const [busy, setBusy] = useState(false)
  const last = newest?.nodes ?? []
  const known = new Set(last.map(({ id }) => id))
  const entries = [...earlier.flatMap(({ nodes }) => nodes).filter(({ id }) => !known.has(id)), ...last]
  const { hasPreviousPage = false, startCursor = null } = (earlier[0] ?? newest)?.pageInfo ?? {}
  const load = async (before: string): Promise<void> => {
    setBusy(true)
    const found = await read(before)
    setBusy(false)
    if (found) setEarlier((pages) => [found, ...pages])
  }
  return {
    entries,
    busy,
    /** Nothing earlier was asked for: the newest page can be read again without a gap. */
    isNewest: earlier.length === 0,
    more: hasPreviousPage && startCursor !== null ? () => void load(startCursor) : null,
    forget: () => setEarlier([]),
  }
}
