'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useEffect, useRef, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { saveMap, takeMap } from '../api/drawnMaps.js'
import { type Draft, dropDraft, isOfDevice, keepDraft } from './keep.js'

/** `saved`: the account has it as it is; `kept`: this device does; `lost`: this browser keeps nothing. */
type State = 'saved' | 'kept' | 'keeping' | 'lost'

export interface Saving {
  readonly state: State
  /** Keeps it on this device at once. */
  readonly keep: () => Promise<void>
  /** Saves it to the account, as another map if it is to be; the id under which it is there then. Null: it was not saved. */
  readonly save: (asAnother?: boolean) => Promise<string | null>
  /** Goes back to what the account has. */
  readonly giveUp: () => Promise<void>
  readonly busy: boolean
  readonly error: CombinedError | null
}

/** Milliseconds after the last change. */
const quiet = 700

/** Whatever is drawn is kept on this device as it is drawn, until it is saved to the account. */
export const useSaving = (id: string, file: ScenarioFile, first: Draft & { readonly unsaved: boolean }): Saving => {
  const [state, setState] = useState<State>(first.unsaved || isOfDevice(id) ? 'kept' : 'saved')
  const [error, setError] = useState<CombinedError | null>(null)
  const [{ fetching: takes }, take] = useMutation(takeMap)
  const [{ fetching: saves }, put] = useMutation(saveMap)
  const revision = useRef(first.revision)
  /** What is safe already, here or with the account. */
  const safe = useRef(file)
  const keep = async (): Promise<void> => {
    const done = await keepDraft(id, { file, revision: revision.current })
    safe.current = file
    setState(done ? 'kept' : 'lost')
  }
  const now = useRef(keep)
  const latest = useRef(file)
  useEffect(() => {
    now.current = keep
    latest.current = file
  })
  useEffect(() => {
    if (file === safe.current) return undefined
    setState('keeping')
    const timer = setTimeout(() => void now.current(), quiet)
    return () => clearTimeout(timer)
  }, [file])
  const save = async (asAnother = false): Promise<string | null> => {
    const known = revision.current
    const { data, error: refused } =
      known === null || asAnother
        ? await take({ text: JSON.stringify(file) }).then(({ data: taken, error: wrong }) => ({
            data: taken?.importScenario,
            error: wrong,
          }))
        : await put({ input: { id, revision: known, file: JSON.parse(JSON.stringify(file)) as Json } }).then(
            ({ data: saved, error: wrong }) => ({ data: saved?.saveScenario, error: wrong }),
          )
    setError(refused ?? null)
    if (!data) return null
    revision.current = data.revision
    safe.current = file
    await dropDraft(id)
    const drawn = latest.current
    // What was drawn meanwhile is kept under the id that the map has now.
    if (drawn === file) setState('saved')
    else setState((await keepDraft(data.id, { file: drawn, revision: data.revision })) ? 'kept' : 'lost')
    return data.id
  }
  const giveUp = (): Promise<void> => dropDraft(id)
  return { state, keep, save, giveUp, busy: takes || saves, error }
}
