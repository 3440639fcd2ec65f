'use client'

import { useEffect, useState } from 'react'

/** The present, renewed often enough for words like "in 5 minutes". */
export const useNow = (every = 20_000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
