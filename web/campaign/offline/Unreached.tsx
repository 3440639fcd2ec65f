'use client'

import { useEffect, useState } from 'react'
import type { CombinedError } from 'urql'
import { useAgain } from '../../api/passing.js'
import * as words from '../../messages/campaignPage.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { type Kept, readKept } from './kept.js'

interface UnreachedProps {
  readonly id: string
  readonly error: CombinedError
  readonly setAway: (kept: Kept) => void
  readonly retry: () => void
}

/** Where the server could not be reached: what this device keeps of the campaign is shown, or what is wrong. */
export function Unreached({ id, error, setAway, retry }: UnreachedProps) {
  const isAway = error.networkError !== undefined && error.graphQLErrors.length === 0
  const [isNone, setNone] = useState(!isAway)
  useEffect(() => {
    if (!isAway) return
    readKept(id).then(
      (kept) => (kept ? setAway(kept) : setNone(true)),
      () => setNone(true),
    )
  }, [id, isAway, setAway])
  // What is kept may take its time: the server is asked again meanwhile.
  useAgain(error, isNone ? undefined : retry)
  return isNone ? <Trouble {...{ error, retry }} /> : <Skeleton lines={10} label={words.reading()} />
}
