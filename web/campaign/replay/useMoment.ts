'use client'

import { useEffect, useState } from 'react'
import { type BriefingHead, briefingAt } from '../../api/history.js'
import { useAddress, writeAddress } from '../address.js'

/** Where one is among moments, the oldest first: where the address says, or at the one given. The address follows once one stays for a moment. */
export const useMoment = (heads: readonly BriefingHead[], start: number): readonly [number, (at: number) => void] => {
  const address = useAddress()
  const [at, setAt] = useState(() => {
    const named = briefingAt([...heads].reverse(), address)
    return named ? heads.indexOf(named) : start
  })
  const [moved, setMoved] = useState(false)
  const head = heads[at]
  useEffect(() => {
    if (!head || !moved) return undefined
    // A slider passes many.
    const timer = setTimeout(() => writeAddress({ turn: String(head.turn), briefing: String(head.number) }), 400)
    return () => clearTimeout(timer)
  }, [head, moved])
  const go = (to: number): void => {
    setMoved(true)
    setAt(to)
  }
  return [at, go]
}
