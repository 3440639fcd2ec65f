'use client'

import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Provider } from 'urql'
import * as words from '../messages/sandbox.generated.js'
import type { Campaign } from '../api/campaign.js'
import { useTools } from '../campaign/desk/useTools.js'
import { ViewProvider } from '../campaign/ViewContext.js'
import { draftClient } from '../campaign/desk/draftClient.js'
import { Button, ErrorNote, Skeleton } from '../ui/index.js'
import type { Course, Ground } from '../play/sandboxProtocol.js'
import type { Plan } from './plan.js'
import { SandboxRoom } from './SandboxRoom.js'
import { type Playing, useCourse, type useEngine } from './useEngine.js'
import type { PutShelf } from './useShelf.js'
import { back, changed, sheetOf, supposing, type Variant, withSheet } from './variants.js'

interface SandboxScreenProps {
  readonly engine: NonNullable<ReturnType<typeof useEngine>>
  readonly ground: Ground
  readonly variant: Variant
  /** The plans beside this one. */
  readonly others: readonly Variant[]
  readonly owner: SeatId
  readonly campaign: Campaign
  readonly put: PutShelf
  /** It begins with what is known now: its orders can be taken to the desk. */
  readonly isPresent: boolean
}

/** The sheets of a plan after so many steps: what the order desk takes for its server. */
const useSheets = (variant: Variant, put: PutShelf) => {
  const { id } = variant
  const steps = variant.steps.length
  const latest = useRef(variant)
  // Before any effect of the desk, which reads from it.
  useLayoutEffect(() => {
    latest.current = variant
  })
  return useMemo(
    () =>
      draftClient({
        read: (askId) => sheetOf(latest.current, steps, askId),
        write: (askId, orders) => put((before) => changed(before, id, (one) => withSheet(one, steps, askId, orders))),
      }),
    [id, steps, put],
  )
}

/** Something broke on this plan: it is not lost, and one step less may do. */
function Broken({ change, variant }: { readonly change: Plan['change']; readonly variant: Variant }) {
  return (
    <ErrorNote
      title={words.brokenTitle()}
      action={
        variant.steps.length > 0 ? (
          <Button onClick={() => change(back)}>{words.back()}</Button>
        ) : (
          <Button onClick={() => change((one) => supposing(one, []))}>{words.noGuesses()}</Button>
        )
      }
    >
      {words.broken()}
    </ErrorNote>
  )
}

const courseOf = ({ ruleset, view }: Ground, { guesses, steps, seed }: Variant, eyes: SeatId): Course => ({
  ...{ ruleset, view, guesses, steps, seed, eyes },
})

/** Where a plan leads, through the eyes of a seat. */
const usePlan = ({ engine, ground, variant, owner }: SandboxScreenProps) => {
  const [eyes, setEyes] = useState(owner)
  const { guesses, steps, seed } = variant
  const course = useMemo(
    () => courseOf(ground, { guesses, steps, seed } as Variant, eyes),
    [ground, guesses, steps, seed, eyes],
  )
  const playing: Playing = useCourse(engine, course)
  return { eyes, setEyes, playing }
}

/** One plan: its map, its order desk and what would happen. */
export function SandboxScreen(props: SandboxScreenProps) {
  const { engine, ground, variant, others, owner, put, isPresent } = props
  const { setEyes, playing } = usePlan(props)
  const { played, busy, failed } = playing
  const client = useSheets(variant, put)
  const state = useTools(ground.ruleset)
  const change: Plan['change'] = (how) => put((before) => changed(before, variant.id, how))
  if (failed) return <Broken {...{ change, variant }} />
  if (!played) return <Skeleton lines={8} label={words.opening()} />
  const { told, course } = played
  return (
    <Provider value={client}>
      <ViewProvider view={told.view} tools={state.kind === 'open' ? state.tools : null}>
        <SandboxRoom
          {...{ engine, ground, variant, others, owner, told, busy, change, setEyes, isPresent }}
          eyes={course.eyes}
          steps={course.steps.length}
        />
      </ViewProvider>
    </Provider>
  )
}
