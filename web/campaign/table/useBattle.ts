'use client'

import { canonical } from '@muster/rulesets/kit/json.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CombinedError, useClient, useQuery, useSubscription } from 'urql'
import * as battles from '../../api/battles.js'
import type { BattleDesk } from '../../api/battles.js'
import { hold } from '../../api/live.js'
import { newSeatBytes } from '../../api/seatBytes.js'
import { ownZone } from '../../api/time.js'
import { appended, lastOf } from './battleLog.js'

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

/** Sends entries; one that is sent again, because an answer was lost, keeps its key and is not written twice. */
const useActs = (id: string, battle: string, newest: () => number, keep: (desk: BattleDesk) => void): BattleActs => {
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
        const sent = { id, battle, key: last.current.key, zone: ownZone(), after: newest(), ...more }
        const { data, error } = await client.mutation(document, sent).toPromise()
        if (error) return error
        // The same words a second time on purpose are a new entry.
        last.current = { body: '', key: '' }
        if (data) keep(data[name])
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
  }, [client, id, battle, newest, keep])
}

/** What the newest view calls the battles may change with every briefing; their logs are not read again for it. */
const useHeads = (id: string, briefing: number) => {
  const client = useClient()
  const [heads, setHeads] = useState<readonly Omit<BattleDesk, 'entries'>[] | null>(null)
  const read = useRef(briefing)
  useEffect(() => {
    if (read.current === briefing) return
    read.current = briefing
    const asked = client.query(battles.battleHeadsQuery, { id }, { requestPolicy: 'network-only' }).toPromise()
    void asked.then(({ data }) => {
      if (data?.campaign) setHeads(data.campaign.battles)
    })
  }, [client, id, briefing])
  return heads
}

/** One battle's desk, by its own id or by what the newest view calls it: read whole once, then told of what is added to it. */
export const useBattle = (id: string, token: string, briefing: number): BattleState => {
  const [{ data, error }, again] = useQuery({ query: battles.battlesQuery, variables: { id } })
  const heads = useHeads(id, briefing)
  const [found, setFound] = useState<string | null>(null)
  const [held, setHeld] = useState<BattleDesk | null>(null)
  const isIt = (desk: Pick<BattleDesk, 'id' | 'about'>): boolean =>
    desk.id === found || desk.id === token || desk.about === token
  const first = data?.campaign?.battles.find(isIt)
  const head = heads?.find(isIt)
  const match = head?.id ?? first?.id
  if (match !== undefined && found === null) setFound(match)
  const battle = found ?? ''
  const variables = useMemo(() => ({ campaignId: id, battleId: battle, after: 0 }), [id, battle])
  const [frames] = useSubscription(
    { query: battles.battleFrames, variables, pause: found === null },
    (before: BattleDesk | undefined, frame) => appended(before ?? null, frame.battle),
  )
  const keep = useCallback((desk: BattleDesk) => setHeld((before) => appended(before, desk)), [])
  const known = frames.data
  const desk = useMemo(
    () =>
      [first, head && { ...head, entries: [] }, held, known].reduce<BattleDesk | null>(
        (before, news) => (news?.id === battle ? appended(before, news) : before),
        null,
      ),
    [first, head, held, known, battle],
  )
  const last = useRef(0)
  useEffect(() => {
    last.current = desk ? lastOf(desk) : 0
    // A stream that opens again asks for what lies above it.
    if (desk) hold({ campaignId: id, battleId: desk.id }, lastOf(desk))
  }, [id, desk])
  const acts = useActs(
    id,
    battle,
    useCallback(() => last.current, []),
    keep,
  )
  const reload = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  return { desk: desk ?? (data?.campaign ? null : undefined), error, reload, acts }
}
