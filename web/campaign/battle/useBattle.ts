'use client'

import { canonical } from '@muster/rulesets/kit/json.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type CombinedError,
  type OperationResult,
  type OperationResultSource,
  useClient,
  useQuery,
  useSubscription,
} from 'urql'
import * as mutations from '../../api/battleActs.js'
import * as battles from '../../api/battles.js'
import type { BattleDesk } from '../../api/battles.js'
import type { VariablesOf } from '../../api/graphql.js'
import { sent } from '../../api/sent.js'
import { hold } from '../../api/live.js'
import { randomHex } from '../../api/randomHex.js'
import { ownZone } from '../../api/time.js'
import { appended, lastOf } from './battleLog.js'

export type Faces = Readonly<Record<string, readonly number[]>>
/** What every entry is sent with. */
type Writing = Omit<VariablesOf<typeof mutations.writeToBattle>, 'text'>
/** Null: it is done, and stands on the desk. */
type Sending = Promise<CombinedError | null>

export interface BattleActs {
  readonly write: (text: string) => Sending
  readonly propose: (times: readonly string[], text: string | null) => Sending
  readonly agree: (entry: number, time: string) => Sending
  readonly callOff: (text: string | null) => Sending
  /** Lets a facilitator who sees no secrets see the battle. */
  readonly show: () => Sending
  readonly roll: (procedure: string, input: Json, faces: Faces | null) => Sending
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
    const sending = async <Name extends string>(
      name: Name,
      more: Json,
      post: (writing: Writing) => OperationResultSource<OperationResult<Readonly<Record<Name, BattleDesk>>>>,
    ): Sending => {
      const body = canonical([name, battle, more])
      if (last.current.body !== body) last.current = { body, key: randomHex() }
      const writing = { id, battle, key: last.current.key, zone: ownZone(), after: newest() }
      const { data, error } = await post(writing).toPromise()
      if (error) return error
      // The same words a second time on purpose are a new entry.
      last.current = { body: '', key: '' }
      if (data) keep(data[name])
      return null
    }
    return {
      write: (text) =>
        sending('writeToBattle', { text }, (writing) => client.mutation(mutations.writeToBattle, { ...writing, text })),
      propose: (times, text) =>
        sending('proposeTimes', { times, text }, (writing) =>
          client.mutation(mutations.proposeTimes, { ...writing, times: sent(times), text }),
        ),
      agree: (entry, time) =>
        sending('agreeOnTime', { entry, time }, (writing) =>
          client.mutation(mutations.agreeOnTime, { ...writing, entry, time }),
        ),
      callOff: (text) =>
        sending('callOffTime', { text }, (writing) => client.mutation(mutations.callOffTime, { ...writing, text })),
      show: () => sending('showBattle', {}, (writing) => client.mutation(mutations.showBattle, writing)),
      roll: (procedure, input, faces) =>
        sending('rollAtBattle', { procedure, input, faces }, (writing) =>
          client.mutation(mutations.rollAtBattle, { ...writing, procedure, input, faces }),
        ),
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
