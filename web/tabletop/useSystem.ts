'use client'

import { canonical } from '@muster/rulesets/kit/json.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useEffect, useState } from 'react'
import { learnt } from '../languages/learnt.js'
import * as words from '../messages/tabletop.generated.js'

/** Tables and procedures are fetched when they are first asked for, and with them all of them are there. */
export const loadShelf = () => learnt('tabletop', () => import('@muster/rulesets/tabletop/index.js'))

export type Opened<What> =
  | { readonly kind: 'opening' }
  | ({ readonly kind: 'open' } & What)
  | { readonly kind: 'failed'; readonly why: string }

/** Everything on the shelf, the default first. */
export const useShelf = (): Opened<{ readonly shelf: readonly [ShelvedSystem, ...ShelvedSystem[]] }> => {
  const [state, setState] = useState<ReturnType<typeof useShelf>>({ kind: 'opening' })
  useEffect(() => {
    let gone = false
    const put = (next: typeof state): void => {
      if (!gone) setState(next)
    }
    loadShelf().then(
      ({ shelf }) => put({ kind: 'open', shelf }),
      () => put({ kind: 'failed', why: words.notLoaded() }),
    )
    return () => {
      gone = true
    }
  }, [])
  return state
}

/** The system of a choice, opened as often as asked. */
export const openSystem = async (choice: TabletopChoice): Promise<Opened<{ readonly system: TabletopSystem }>> => {
  const { id, variants, settings, overrides } = choice
  try {
    const { systemOf } = await loadShelf()
    const made = systemOf({ id, variants, settings, overrides })
    return made.ok ? { kind: 'open', system: made.value } : { kind: 'failed', why: made.problem.message }
  } catch {
    return { kind: 'failed', why: words.notLoaded() }
  }
}

type OfChoice = Opened<{ readonly system: TabletopSystem }>

/** A tabletop system as a campaign chose it, composed in the browser: it holds no secret, and is to work without a network. */
export const useSystem = (choice: TabletopChoice | null): OfChoice => {
  const key = choice ? canonical([choice.id, choice.variants, choice.settings, choice.overrides]) : null
  const [state, setState] = useState<{ readonly key: string | null; readonly opened: OfChoice }>({
    key: null,
    opened: { kind: 'opening' },
  })
  useEffect(() => {
    let gone = false
    if (choice)
      void openSystem(choice).then((opened) => {
        if (!gone) setState({ key, opened })
      })
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same choice in another object is the same choice: its key stands for it
  }, [key])
  return state.key === key ? state.opened : { kind: 'opening' }
}
