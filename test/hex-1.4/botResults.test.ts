import { textFor } from '../support/lines.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { facilitatorDesk, seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { describe, expect, test } from 'vitest'
import { askedNow, blue, close, fightOf, invasion, march, red, report, viewOf, type Course } from './support/fights.js'
import { stateOf, type Position } from './support/position.js'
import { ownState } from './twoworld/own.js'

const green = seatId('Green')
const bots = [blue]
type Settings = Readonly<Record<string, Json>>

/** Red has come into 3/6, which a bot holds for Blue; Green looks on from afar. */
const three = (settings: Settings): Position => {
  const two = invasion(settings)
  return {
    ...two,
    players: { Red: {}, Blue: {}, Green: {} },
    hexes: { ...two.hexes, '6/10': { owner: 'Green' } },
    forces: { ...two.forces, 'Green-CF1': { at: '6/10', points: 500 } },
  }
}

const met = (settings: Settings = {}): Course =>
  close({ state: stateOf(three(settings), 'movement'), events: [] }, 'movement', { Red: [march('Red-CF1', '3/6')] })

const names = (course: Course, ...thirds: readonly SeatId[]): readonly HexOrder[] =>
  thirds.map((of) => ({ kind: 'accept', battle: fightOf(course).id, of }))

/** As far as the question how it ended, `thirds` named beforehand. */
const played = (thirds: readonly SeatId[] = [green], settings: Settings = {}): Course => {
  const course = met(settings)
  return close(close(course, 'prepare', { Red: names(course, ...thirds) }, {}, bots), 'mission', {}, {}, bots)
}

const dice = { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Blue)': 6 }

/** Red reports that it has won; the bot would have it rolled off. */
const reported = (course: Course): Course =>
  close(
    course,
    'report',
    { Red: [report(course, red, { Red: 900, Blue: 0 })], Blue: [{ kind: 'rollOff', battle: fightOf(course).id }] },
    dice,
    bots,
  )

const asked = (course: Course = reported(played())): Course => close(course, 'ruling')

const say = (course: Course, sheet: SeatId | null): HexOrder => ({
  kind: 'word',
  battle: fightOf(course).word ?? fightOf(course).id,
  sheet,
})

const told = ({ state, events }: Course, seat: SeatId): string =>
  events
    .map((event) => textFor(hex, event, { kind: 'seat', seat }, hex.viewFor(state, { kind: 'seat', seat }).board))
    .filter((text) => text !== null)
    .join('\n')

const askedOf = ({ state }: Course, seat: SeatId): readonly unknown[] =>
  hex.awaiting(state).flatMap((ask) => (ask.seat === seat ? [ask.view] : []))

const options = (course: Course, seat: SeatId): readonly string[] => {
  const ask = hex.awaiting(course.state).find((one) => one.seat === seat)
  const all = ask ? hex.orderOptions(viewOf(course, seat), ask.view) : []
  return all.flatMap(({ kind, with: thirds = [] }) => (kind === 'accept' ? thirds.map(({ id }) => id) : []))
}

describe('HX-525: a table result against a bot', () => {
  test('counts once the facilitator has confirmed it, else once the third player has who was named', () => {
    const waiting = reported(played())
    expect(askedNow(waiting)).toEqual(['ruling facilitator'])
    const ruling: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(waiting).id, winner: red, degree: 'MINOR', left: { Blue: 100 } },
      reason: 'I was there.',
    }
    const ruled = close(waiting, 'ruling', { [facilitatorDesk]: [ruling] })
    expect(fightOf(ruled).result).toMatchObject({ how: 'ruled', winner: 'Red', left: { Blue: 100 } })
    expect(askedNow(asked())).toEqual(['word Green'])
    const done = close(asked(), 'word', { Green: [say(asked(), red)] })
    expect(fightOf(done).result).toMatchObject({ how: 'word', winner: 'Red', left: { Red: 900, Blue: 0 } })
    expect(told(done, red)).toContain('By the word of Green, the report of Red stands.')
  })

  test('is rolled off without that word: by silence, by “I cannot tell”, or by a bot’s', () => {
    const silent = close(asked(), 'word', {}, dice)
    const unsure = close(asked(), 'word', { Green: [say(asked(), null)] }, dice)
    const bot = close(asked(), 'word', { Green: [say(asked(), red)] }, dice, [green])
    for (const done of [silent, unsure, bot]) expect(fightOf(done).result).toMatchObject({ how: 'bot', winner: 'Blue' })
  })

  test('is not waited for where nobody was named, or nothing is reported', () => {
    expect(fightOf(close(met(), 'prepare', {}, dice, bots)).result?.how).toBe('bot')
    const own = met()
    expect(fightOf(close(own, 'prepare', { Red: names(own, red, blue) }, dice, bots)).result?.how).toBe('bot')
    expect(fightOf(close(played(), 'report', {}, dice, bots)).result?.how).toBe('bot')
  })

  test('goes to the facilitator alone where he alone was named', () => {
    const waiting = reported(played([facilitatorDesk]))
    expect(askedNow(waiting)).toEqual(['ruling facilitator'])
    expect(fightOf(close(waiting, 'ruling', {}, dice)).result?.how).toBe('bot')
  })

  test('is confirmed by those alone whose word the campaign takes', () => {
    expect(options(met(), red)).toEqual(['Green', 'facilitator'])
    expect(options(met({ 'result.conflict': 'gm' }), red)).toEqual(['facilitator'])
    expect(options(met({ 'result.conflict': 'roll_off' }), red)).toEqual([])
    const dark = met({ 'result.conflict': 'roll_off' })
    expect(fightOf(close(dark, 'prepare', { Red: names(dark, green) }, dice, bots)).result?.how).toBe('bot')
    const gm = close(reported(played([facilitatorDesk], { 'result.conflict': 'gm' })), 'ruling', {}, dice)
    expect(fightOf(gm).result?.how).toBe('bot')
  })

  test('tells the third player who fights and what was reported, when he is asked and not before', () => {
    expect(told(reported(played()), green)).toBe('')
    expect(viewOf(reported(played()), green).detail.words).toEqual([])
    expect(told(asked(), green)).toBe('Red has fought Blue, whom a bot plays, and would have you confirm the result.')
    expect(viewOf(asked(), green).detail.words).toMatchObject([{ reports: [{ seat: 'Red', winner: 'Red' }] }])
    expect(JSON.stringify(viewOf(asked(), green).detail.words)).not.toMatch(/3.6|CF1|OF2/)
  })

  test('shows a third player nothing of it before the question: not who was named, nor that anybody was', () => {
    const worlds = [[green], [facilitatorDesk], [green, facilitatorDesk]].map((thirds) => reported(played(thirds)))
    const given = (course: Course, seat: SeatId): string =>
      JSON.stringify([viewOf(course, seat), told(course, seat), options(course, seat), askedOf(course, seat)])
    for (const seat of [green, blue]) expect(new Set(worlds.map((course) => given(course, seat))).size).toBe(1)
    for (const course of worlds) expect(ownState(course.state, green)).toMatchObject({ words: [] })
  })

  test('and then what the oracle knows: who fought, with how many points, the mission, the one report', () => {
    const [question] = hex.awaiting(asked().state)
    expect(JSON.stringify([viewOf(asked(), green).detail.words, question, told(asked(), green)])).not.toMatch(
      /3\/6|3\.6|Red-CF1|Blue-OF2/,
    )
    expect(JSON.stringify(ownState(asked().state, green))).toContain(`"words":[["${String(question?.view.about)}"`)
    for (const seat of [red, blue]) expect(ownState(asked().state, seat)).toMatchObject({ words: [] })
  })

  test('is a matter of both once a person has taken the seat over: what one side named before counts for nothing', () => {
    const course = played()
    const differing = close(course, 'report', {
      Red: [report(course, red, { Blue: 0 })],
      Blue: [report(course, blue, { Red: 0 })],
    })
    const referred = close(differing, 'correct')
    expect(fightOf(close(referred, 'ruling', {}, { 'coin.d6(3/6:Red-CF1-Blue-OF2:Red)': 6 })).result?.how).toBe('dice')
  })
})
