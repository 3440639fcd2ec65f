import { seatId } from '@muster/rulesets/kit/ids.js'
import { describe, expect, it } from 'vitest'
import { byUrgency, standingOf } from '../../web/app/lobby/standing.js'
import type { CampaignHead } from '../../web/api/lobby.js'
import { dayAndTime, onBothClocks, ownZone } from '../../web/api/time.js'
import { newSince, turnOf } from '../../web/turn/toDo.js'

type Status = CampaignHead['status']

const toDo = (text: string, deadlineAt: string | null, ...askIds: string[]) => ({ text, deadlineAt, askIds })
const battles = toDo('2 battles to report', '2026-11-24T20:00:00Z', 'b1', 'b2')
const plan = toDo('1 plan', '2026-11-24T20:00:00Z', 'p')
const ruling = toDo('1 dispute to rule on', null, 'r')

const nobody = {
  ...{
    alliance: null,
    holder: null,
    namesake: null,
    bot: false,
    reservedUntil: null,
    offered: false,
    offerNote: null,
    deputy: null,
  },
  ...{ vacation: null, conceded: false, sealed: false },
}

const status = (more: Partial<Status>): Status => ({
  ...{
    phase: 'RUNNING',
    turn: 1,
    stage: 'battles',
    note: null,
    pausedUntil: null,
    coolsUntil: null,
    publishesAt: null,
    opened: false,
  },
  ...{
    organiser: null,
    facilitator: null,
    facilitatorNamesake: null,
    timeZone: 'Europe/Berlin',
    version: 1,
    logged: 0,
  },
  ...{
    visibility: null,
    edition: null,
    requests: null,
    rollCall: null,
    members: [],
    notices: [],
    deadlines: [],
    toDo: [],
    commanders: [],
  },
  seats: [{ id: seatId('A'), title: 'North', subtitle: '', mine: true, ...nobody }],
  awaiting: { seats: [seatId('A')], text: 'Results are awaited.' },
  ...more,
})

const campaign = (id: string, more: Partial<Status>, role: CampaignHead['place']['role'] = 'PLAYER'): CampaignHead => ({
  ...{ id, name: 'Border war', ruleset: { id: 'toy', title: 'Toy' }, scenario: { title: 'Heath' } },
  place: {
    role,
    seat: seatId('A'),
    organiser: false,
    coOrganiser: false,
    former: false,
    excuses: null,
    ...{ askedDeputy: null, askedCommander: null },
    askedCommander: null,
  },
  status: status(more),
})

describe('whose turn it is', () => {
  it('is what the reader is asked, together where it closes at the same hour', () => {
    expect(turnOf(status({ toDo: [battles, plan, ruling] }))).toEqual({
      count: 4,
      due: [
        { what: ['2 battles to report', '1 plan'], until: '2026-11-24T20:00:00Z' },
        { what: ['1 dispute to rule on'], until: null },
      ],
    })
  })

  it('is nobody’s who is asked nothing, whoever else is awaited', () => {
    expect(turnOf(status({}))).toBeNull()
    expect(standingOf(campaign('c', {})).text).toBe('Results are awaited.')
    expect(standingOf(campaign('c', {}, 'OBSERVER')).tone).toBe('plain')
  })

  it('is theirs before the start who have not said that they are here', () => {
    const rollCall = { until: '2026-11-20T20:00:00Z', here: [seatId('B')], missing: [seatId('A')] }
    const called = { phase: 'GATHERING', rollCall } as const
    expect(turnOf(status(called))).toMatchObject({ count: 1, due: [{ until: rollCall.until }] })
    expect(
      turnOf(status({ ...called, rollCall: { ...rollCall, here: [seatId('A')], missing: [seatId('B')] } })),
    ).toBeNull()
  })

  it('comes first in the lobby, also in the stage of battles', () => {
    const waits = campaign('waits', {})
    const asks = campaign('asks', { awaiting: { seats: null, text: '' }, toDo: [battles] })
    expect(byUrgency([waits, asks]).map(({ id }) => id)).toEqual(['asks', 'waits'])
    expect(standingOf(asks)).toMatchObject({ word: 'Your turn', tone: 'signal', turn: { count: 2 } })
  })

  it('is news when a question was not there before', () => {
    const [before, after] = [status({ toDo: [toDo('1 battle to report', null, 'b1')] }), status({ toDo: [battles] })]
    expect(newSince(before, after)).toEqual(['2 battles to report'])
    expect(newSince(after, before)).toEqual([])
  })
})

describe('a deadline', () => {
  const at = '2026-11-24T12:00:00Z'
  it('stands once where both clocks show the same, and on both else', () => {
    expect(onBothClocks(at, ownZone())).toEqual({ own: dayAndTime(at), there: null })
    // Fourteen hours ahead of Greenwich: another hour wherever the test runs, and another day but for a few.
    const zone = 'Pacific/Kiritimati'
    const { own, there } = onBothClocks(at, zone)
    expect(own).toBe(dayAndTime(at))
    expect(dayAndTime(at, zone).endsWith(there ?? 'never')).toBe(true)
    // Of the same day the hour alone.
    expect(onBothClocks(at, ownZone() === 'UTC' ? 'Europe/Berlin' : 'UTC').there).toMatch(/\d\d:\d\d$/)
  })
})
