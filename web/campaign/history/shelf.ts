'use client'

import { useEffect, useState } from 'react'

/** Old briefings of one viewer by number; each is read once, since it never changes. */
export interface Shelf<Old> {
  read(number: number): Promise<Old | null>
  /** Null: there is none; undefined: not read yet. */
  peek(number: number): Old | null | undefined
}

/** Reads no more than so many at once: a strip of many turns asks for all that are in sight. */
const most = 3

export const openShelf = <Old>(fetchOld: (number: number) => Promise<Old | null>): Shelf<Old> => {
  const read = new Map<number, Old | null>()
  const asked = new Map<number, Promise<Old | null>>()
  const waiting: (() => void)[] = []
  let running = 0
  const turn = async (): Promise<void> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    running += 1
  }
  const ask = async (number: number): Promise<Old | null> => {
    await turn()
    try {
      const found = await fetchOld(number)
      read.set(number, found)
      return found
    } finally {
      running -= 1
      waiting.shift()?.()
      // What failed may be asked for again.
      asked.delete(number)
    }
  }
  return {
    peek: (number) => read.get(number),
    read: (number) => {
      const known = read.get(number)
      if (known !== undefined) return Promise.resolve(known)
      const found = asked.get(number) ?? ask(number)
      asked.set(number, found)
      return found
    },
  }
}

export type Read<Old> = Old | null | undefined | Error

/** One of them; null is none of that number, undefined not read yet. */
export const useOld = <Old>(shelf: Shelf<Old>, number: number | null): Read<Old> => {
  const [failed, setFailed] = useState<{ readonly number: number; readonly error: Error } | null>(null)
  const [, setRead] = useState(0)
  useEffect(() => {
    if (number === null) return
    let here = true
    shelf.read(number).then(
      () => here && setRead((before) => before + 1),
      (error: unknown) =>
        here && setFailed({ number, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      here = false
    }
  }, [shelf, number])
  if (number === null) return undefined
  return shelf.peek(number) ?? (failed?.number === number ? failed.error : shelf.peek(number))
}
