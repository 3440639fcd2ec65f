'use client'

import { canonical } from '@muster/rulesets/kit/json.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CombinedError, useClient, useQuery, useSubscription } from 'urql'
import * as battles from '../../api/battles.js'
import type { BattleDesk } from '../../api/battles.js'
import { newSeatBytes } from '../../api/seatBytes.js'
import { ownZone } from '../../api/time.js'

export type Faces = Readonly<Record<string, readonly number[]>>
/** Null: it is done, and stands on the desk. */
type Sent = Promise<CombinedError | null>

export interface BattleActs {
  readonly write: (text: string) => Sent
  readonly propose: (times: readonly string[], text: string | null) => Sent
  readonly agree: (entry: number, time: string) => Sent
  readonly callOff: (text: string | null) => Sent
  readonly roll: (procedure: string, input: Json, faces: Faces | null) => Sent
}

export interface BattleState {
  /** Undefined while it is looked for, null where there is none for this reader. */
  readonly desk: BattleDesk | null | undefined
  readonly error: CombinedError | undefined
  readonly reload: () => void
  readonly acts: BattleActs
}

/** Entries are only ever added, and a desk is closed once. */
const newest = (desks: readonly (BattleDesk | null | undefined)[]): BattleDesk | null =>
  desks.reduce<BattleDesk | null>((held, desk) => {
    if (!desk) return held
    if (!held || desk.entries.length > held.entries.length) return desk
    return desk.entries.length === held.entries.length && (held.closedAt === null || desk.closedAt !== null)
      ? desk
      : held
  }, null)

/** Sends entries; one that is sent again, because an answer was lost, keeps its key and is not written twice. */
const useActs = (id: string, battle: string, hold: (desk: BattleDesk) => void): BattleActs => {
  const client = useClient()
  const last = useRef({ body: '', key: '' })
  return useMemo(() => {
    const sender =
      <Name extends string, More extends Readonly<Record<string, unknown>>>(
        document: Parameters<typeof client.mutation<Readonly<Record<Name, BattleDesk>>, battles.Writing & More>>[0],
        name: Name,
      ) =>
      async (more: More): Sent => {
        const body = canonical([name, battle, more])
        if (last.current.body !== body) last.current = { body, key: newSeatBytes() }
        const sent = { id, battle, key: last.current.key, zone: ownZone(), ...more }
        const { data, error } = await client.mutation(document, sent).toPromise()
        if (error) return error
        // The same words a second time on purpose are a new entry.
        last.current = { body: '', key: '' }
        if (data) hold(data[name])
        return null
      }
    const send = {
      write: sender(battles.writeToBattle, 'writeToBattle'),
      propose: sender(battles.proposeTimes, 'proposeTimes'),
      agree: sender(battles.agreeOnTime, 'agreeOnTime'),
      callOff: sender(battles.callOffTime, 'callOffTime'),
      roll: sender(battles.rollAtBattle, 'rollAtBattle'),
    }
    return {
      write: (text) => send.write({ text }),
      propose: (times, text) => send.propose({ times, text }),
      agree: (entry, time) => send.agree({ entry, time }),
      callOff: (text) => send.callOff({ text }),
      roll: (procedure, input, faces) => send.roll({ procedure, input, faces }),
    }
  }, [client, id, battle, hold])
}

/** One battle's desk, by its own id or by what the newest view calls it, and told of whatever is put on it. */
export const useBattle = (id: string, token: string, briefing: number): BattleState => {
  const [{ data, error }, again] = useQuery({ query: battles.battlesQuery, variables: { id } })
  const [found, setFound] = useState<string | null>(null)
  const [held, setHeld] = useState<BattleDesk | null>(null)
  const desks = data?.campaign?.battles
  const match = desks?.find((desk) => desk.id === found || desk.id === token || desk.about === token)
  if (match && found === null) setFound(match.id)
  const battle = found ?? ''
  const variables = useMemo(() => ({ campaignId: id, battleId: battle }), [id, battle])
  const [frames] = useSubscription({ query: battles.battleFrames, variables, pause: found === null })
  const hold = useCallback((desk: BattleDesk) => setHeld((before) => newest([before, desk])), [])
  const acts = useActs(id, battle, hold)
  const reload = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  // With a new briefing there may be new battles, and old ones may have new names.
  const read = useRef(briefing)
  useEffect(() => {
    if (read.current === briefing) return
    read.current = briefing
    reload()
  }, [briefing, reload])
  const desk = newest([held, match, frames.data?.battle])
  return { desk: desk ?? (desks ? null : undefined), error, reload, acts }
}
