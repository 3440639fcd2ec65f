'use client'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Slip } from './props.js'

interface Lying extends Slip {
  readonly id: number
}

const Notify = createContext<(slip: Slip) => void>(() => undefined)

/** Hands a slip to the reader: `useNotify()({ tone: 'good', title: 'Orders sealed', text: 'Receipt 4f2c…' })`. */
export const useNotify = (): ((slip: Slip) => void) => useContext(Notify)

function SlipOfPaper({ slip, away }: { readonly slip: Lying; readonly away: (id: number) => void }) {
  const stays = slip.stays ?? 6000
  useEffect(() => {
    if (!Number.isFinite(stays)) return undefined
    const timer = setTimeout(() => away(slip.id), stays)
    return () => clearTimeout(timer)
  }, [away, slip.id, stays])
  return (
    <li className={`m-slip m-notice-${slip.tone ?? 'plain'}`}>
      <div>
        <strong className="m-notice-title">{slip.title}</strong>
        {slip.text && <div>{slip.text}</div>}
      </div>
      <button type="button" className="m-close" aria-label="Dismiss" onClick={() => away(slip.id)} />
    </li>
  )
}

/** Wraps the whole page once; keeps the last three slips. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [slips, setSlips] = useState<readonly Lying[]>([])
  const next = useRef(0)
  const notify = useCallback((slip: Slip) => {
    next.current += 1
    const lying = { ...slip, id: next.current }
    setSlips((before) => [...before, lying].slice(-3))
  }, [])
  const away = useCallback((id: number) => setSlips((before) => before.filter((slip) => slip.id !== id)), [])
  return (
    <Notify.Provider value={notify}>
      {children}
      <ul className="m-slips" aria-live="polite" aria-label="Notices">
        {slips.map((slip) => (
          <SlipOfPaper key={slip.id} slip={slip} away={away} />
        ))}
      </ul>
    </Notify.Provider>
  )
}
