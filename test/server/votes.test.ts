import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logText, matterText } from '../../server/src/graphql/logText.js'
import type { CallVote } from '../../server/src/referee/common/contract.js'
import { outcomeOf } from '../../server/src/referee/useCases/settleVote.js'
import { type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import { daysAhead, type House, openHouse, type Person } from '../support/house.js'
import { openTeller, toldTo } from '../support/teller.js'

let house: House
let feud: Feud

beforeAll(async () => {
  house = await openHouse(feudRegistry)
})
afterAll(() => house.close())
beforeEach(async () => {
  feud = await openFeud(house)
})

const tableOf = async (who: Person = feud.observer) => {
  const table = await house.reads.table(who.session, feud.campaignId)
  if (!table) throw new Error('no table')
  return table
}

const call = (who: Person, input: Omit<CallVote, 'campaignId'>): Promise<unknown> =>
  house.referee.callVote(who, { campaignId: feud.campaignId, ...input })

const openVote = async () => (await tableOf()).matters[0]

const vote = async (who: Person, inFavour: boolean): Promise<unknown> =>
  house.referee.castVote(who, { campaignId: feud.campaignId, matterId: (await openVote())?.id ?? '', inFavour })

const settleDue = async (): Promise<void> => {
  for (const due of await house.referee.dueVotes())
    if (due.campaignId === feud.campaignId) await house.referee.settleVote(due)
}

/** The time of every open vote is over. */
const timeOver = async (): Promise<void> => {
  await house.sql('UPDATE muster.matter SET due_at = clock_timestamp() WHERE campaign = $1 AND settled_at IS NULL', [
    feud.campaignId,
  ])
  await settleDue()
}

/** As if the organiser had done nothing for so many days. */
const silentFor = async (days: number): Promise<void> => {
  await house.sql(`UPDATE muster.table_log SET at = at - make_interval(days => $2) WHERE campaign = $1`, [
    feud.campaignId,
    days,
  ])
}

const idOf = async ({ name }: Person): Promise<string> =>
  (await tableOf()).members.find((member) => member.name === name)?.id ?? ''

/** The newest lines of the log, as an observer reads them. */
const said = async (count: number): Promise<readonly string[]> => {
  const rows = await house.reads.log(feud.observer.session, feud.campaignId, null, count)
  return [...rows].reverse().map((row) => logText(row, 'UTC'))
}

describe('what decides a vote', () => {
  const running = { isOver: false, waits: false }
  const over = { isOver: true, waits: false }
  it.each([
    [{ voters: 3, inFavour: 1, against: 1 }, running, null],
    [{ voters: 3, inFavour: 2, against: 0 }, running, 'passed'],
    [{ voters: 4, inFavour: 2, against: 1 }, running, null],
    [{ voters: 4, inFavour: 1, against: 2 }, running, 'rejected'],
    [{ voters: 3, inFavour: 1, against: 2 }, running, 'rejected'],
    [{ voters: 3, inFavour: 3, against: 0 }, { isOver: false, waits: true }, null],
    [{ voters: 3, inFavour: 3, against: 0 }, { isOver: true, waits: true }, 'passed'],
    [{ voters: 5, inFavour: 2, against: 1 }, over, 'passed'],
    [{ voters: 5, inFavour: 1, against: 1 }, over, 'lapsed'],
    [{ voters: 4, inFavour: 1, against: 1 }, over, 'rejected'],
    [{ voters: 4, inFavour: 2, against: 0 }, over, 'passed'],
    [{ voters: 0, inFavour: 0, against: 0 }, over, 'rejected'],
  ] as const)('%o, %o: %s', (tally, when, outcome) => {
    expect(outcomeOf(tally, when)).toBe(outcome)
  })
})

describe('a vote of the seats', () => {
  it('to end the campaign passes with more than half of them, and all read it', async () => {
    await call(feud.north, { kind: 'END' })
    const seen = await openVote()
    expect(seen).toMatchObject({ kind: 'END', by: 'North', consents: ['A'], against: [], needed: 2, onMe: false })
    expect(seen && matterText(seen, 'UTC')).toMatch(
      /^North asks the seats to end the campaign\. The vote ends .* in UTC, or as soon as it is decided: 2 seats in favour pass it\.$/,
    )
    await vote(feud.west, false)
    expect((await tableOf()).phase).toBe('RUNNING')
    await vote(feud.south, true)
    expect(await tableOf()).toMatchObject({ phase: 'ENDED', matters: [] })
    expect(await said(5)).toEqual([
      'North called a vote for seat A: to end the campaign.',
      'West voted against ending the campaign for seat C.',
      'South voted for ending the campaign for seat B.',
      'The war is over: The seats voted to end the campaign.',
      'The seats voted to end the campaign.',
    ])
  })

  it('fails as soon as it cannot pass, and is not called again by the same person in that stage', async () => {
    await call(feud.north, { kind: 'END' })
    await vote(feud.west, false)
    await vote(feud.south, false)
    expect((await tableOf()).matters).toEqual([])
    expect(await said(1)).toEqual(['The seats voted not to end the campaign.'])
    await expect(call(feud.north, { kind: 'END' })).rejects.toMatchObject(refusal('CONFLICT', /next stage/))
    await call(feud.south, { kind: 'END' })
    await expect(call(feud.west, { kind: 'END' })).rejects.toMatchObject(refusal('CONFLICT', /open vote/))
    await house.referee.objectTo(feud.south, { campaignId: feud.campaignId, matterId: (await openVote())?.id ?? '' })
    expect(await said(1)).toEqual(['South withdrew the vote to end the campaign.'])
    await passTurn(house, feud, 1)
    await call(feud.north, { kind: 'END' })
    expect(await openVote()).toMatchObject({ kind: 'END', by: 'North' })
  })

  it('lapses without enough votes, and passes with more for it than against when its time is over', async () => {
    await call(feud.north, { kind: 'PAUSE', at: daysAhead(5), note: 'Holidays' })
    expect(await house.referee.dueVotes()).toEqual([])
    await timeOver()
    expect((await said(1))[0]).toMatch(/^The vote to pause the campaign until .* came to nothing\.$/)
    const four = await openFeud(house, { voteHours: 12 })
    const before = feud
    feud = four
    await call(four.north, { kind: 'PAUSE', at: daysAhead(5), note: 'Holidays' })
    const open = await openVote()
    expect(Date.parse(open?.dueAt ?? '') - Date.parse(open?.openedAt ?? '')).toBe(12 * 3_600_000)
    await vote(four.south, false)
    await vote(four.south, true)
    expect(await tableOf()).toMatchObject({ phase: 'PAUSED', note: 'Holidays' })
    expect((await said(2))[0]).toMatch(/^A vote of the seats paused the campaign until .*: Holidays$/)
    feud = before
  })

  it('puts off a deadline that all see, for all who are asked', async () => {
    const [clock] = (await tableOf()).clocks
    const at = daysAhead(40)
    const day = { kind: 'EXTEND' as const, class: clock?.class ?? '', at }
    await expect(call(feud.north, { ...day, class: 'night' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(call(feud.north, { ...day, at: daysAhead(0) })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await call(feud.north, day)
    await vote(feud.west, true)
    expect(Date.parse((await tableOf()).clocks[0]?.at ?? '')).toBe(Date.parse(at))
    expect((await said(2))[0]).toMatch(/^The seats voted to put off the deadline “.*” to /)
    await call(feud.north, { ...day, at: daysAhead(50) })
    await passTurn(house, feud, 1)
    expect((await tableOf()).matters).toEqual([])
  })

  it('is of people who hold seats: nobody else calls one or votes', async () => {
    await call(feud.north, { kind: 'END' })
    for (const who of [feud.organiser, feud.observer, feud.facilitator]) {
      await expect(vote(who, true)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(call(who, { kind: 'END' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(vote(feud.outsider, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await house.sql('UPDATE muster.seat SET bot = true WHERE campaign = $1 AND seat = $2', [feud.campaignId, 'B'])
    await expect(vote(feud.south, true)).rejects.toMatchObject(refusal('CONFLICT', /bot plays/))
    const matterId = (await openVote())?.id ?? ''
    await expect(house.referee.consentTo(feud.west, { campaignId: feud.campaignId, matterId })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is decided by who is left when somebody goes', async () => {
    await call(feud.north, { kind: 'END' })
    await house.referee.leaveCampaign(feud.south, { campaignId: feud.campaignId })
    await house.referee.leaveCampaign(feud.west, { campaignId: feud.campaignId })
    await settleDue()
    expect((await tableOf()).phase).toBe('ENDED')
  })

  it('is told to the other holders and to the organiser', async () => {
    const teller = await openTeller(house, [])
    try {
      await call(feud.north, { kind: 'END' })
      await teller.tell()
    } finally {
      await teller.close()
    }
    for (const who of [feud.south, feud.west, feud.organiser]) expect(await toldTo(house, who)).toContain('VOTE')
    for (const who of [feud.north, feud.observer]) expect(await toldTo(house, who)).not.toContain('VOTE')
  })
})

describe('another organiser', () => {
  const chooseSouth = async (by: Person = feud.north): Promise<unknown> =>
    call(by, { kind: 'ORGANISER', memberId: await idOf(feud.south) })

  it('is voted on once the organiser has been silent for as long as the campaign says', async () => {
    await silentFor(13)
    await expect(chooseSouth()).rejects.toMatchObject(refusal('CONFLICT', /within the last 14 days/))
    await silentFor(2)
    await chooseSouth()
    for (const who of [feud.south, feud.west]) await vote(who, true)
    expect(await openVote()).toMatchObject({ kind: 'ORGANISER', needed: null, about: { member: 'South' } })
    expect((await tableOf(feud.south)).matters).toMatchObject([{ onMe: true }])
    const teller = await openTeller(house, [])
    try {
      await timeOver()
      await teller.tell()
    } finally {
      await teller.close()
    }
    expect(await tableOf()).toMatchObject({ organiser: 'South', matters: [] })
    expect(await said(2)).toEqual([
      'South is the organiser from now on, in place of Organiser.',
      'The seats voted to make South the organiser.',
    ])
    expect(await toldTo(house, feud.south)).toContain('ORGANISER')
  })

  it.each(['says so', 'acts where all see it', 'acts where others do not see it'])(
    'is none if the organiser %s meanwhile',
    async (how) => {
      const { campaignId, organiser } = feud
      await silentFor(15)
      await chooseSouth()
      for (const who of [feud.south, feud.west]) await vote(who, true)
      if (how === 'says so') await house.referee.keepOrganising(organiser, { campaignId })
      else if (how === 'acts where all see it') {
        await house.referee.pauseCampaign(organiser, { campaignId })
        await settleDue()
      } else {
        const letter = { campaignId, to: ['A'], text: 'I am back.', idempotencyKey: 'a-sign-of-life' }
        await house.referee.writeLetter(organiser, letter)
        await settleDue()
        expect(await openVote()).toMatchObject({ kind: 'ORGANISER' })
        await timeOver()
      }
      expect(await tableOf()).toMatchObject({ organiser: 'Organiser', matters: [] })
      expect(await said(1)).toEqual(['The organiser is back: the vote to make South the organiser is over.'])
      await expect(house.referee.keepOrganising(organiser, { campaignId })).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(chooseSouth()).rejects.toMatchObject({ code: 'CONFLICT' })
    },
  )

  it('counts what the organiser did in whole days, so that the answer tells no hour', async () => {
    const { campaignId, organiser } = feud
    await silentFor(30)
    await house.referee.writeLetter(organiser, { campaignId, to: ['A'], text: 'x', idempotencyKey: 'some-letter-1' })
    const firstMoment = `((date_trunc('day', clock_timestamp() AT TIME ZONE 'UTC') - interval '14 days') AT TIME ZONE 'UTC')`
    const sent = (offset: string) =>
      house.sql(`UPDATE muster.letter SET sent_at = ${firstMoment} ${offset} WHERE campaign = $1`, [campaignId])
    await sent(`+ interval '1 second'`)
    await expect(chooseSouth()).rejects.toMatchObject({ code: 'CONFLICT' })
    await sent(`- interval '1 second'`)
    await chooseSouth()
  })

  it('is voted on at once where nobody organises, and then passes at once', async () => {
    await house.sql('UPDATE muster.campaign SET organiser = NULL WHERE id = $1', [feud.campaignId])
    await chooseSouth()
    expect(await openVote()).toMatchObject({ needed: 2 })
    await vote(feud.west, true)
    expect(await tableOf()).toMatchObject({ organiser: 'South', matters: [] })
  })

  it('may be declined by whoever is to be it', async () => {
    await silentFor(20)
    await chooseSouth()
    const matterId = (await openVote())?.id ?? ''
    await expect(house.referee.objectTo(feud.west, { campaignId: feud.campaignId, matterId })).rejects.toMatchObject(
      refusal('CONFLICT', /for it or against it/),
    )
    await house.referee.objectTo(feud.south, { campaignId: feud.campaignId, matterId })
    expect((await tableOf()).matters).toEqual([])
  })

  it('is not made by removing those who would be against it', async () => {
    const { campaignId, organiser } = feud
    for (const seat of ['B', 'C']) await house.referee.removeHolder(organiser, { campaignId, seat })
    await silentFor(20)
    await call(feud.north, { kind: 'ORGANISER', memberId: await idOf(feud.observer) })
    await timeOver()
    expect(await tableOf()).toMatchObject({ organiser: 'Organiser', matters: [] })
  })
})

it('campaigns choose how long votes last and how long an organiser may be silent', async () => {
  for (const wrong of [{ voteHours: 0 }, { voteHours: 337 }, { silentDays: 2 }, { silentDays: 91 }])
    await expect(openFeud(house, wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
