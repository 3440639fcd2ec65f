import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { Battle } from '@muster/rulesets/hex-1.4/engine/battle.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events.js'
import type { HexOrder, UnitReport } from '@muster/rulesets/hex-1.4/engine/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/state.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { cellName, facilitatorDesk, pieceId, seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { frontier, holders, stateOf, type Position } from './support/position.js'

const [red, blue] = [seatId('Red'), seatId('Blue')]

/** Every die shows one, but for those that are named. */
const dice = (faces: Readonly<Record<string, number>> = {}): Dice => ({
  roll: (name, subject) => {
    const count = Number(/\.(\d*)d\d+$/.exec(name)?.[1] ?? 1) || 1
    return Array.from({ length: count }, () => faces[`${name}(${subject})`] ?? 1)
  },
})

interface Course {
  readonly state: State
  readonly events: readonly HexEvent[]
}

type Answers = Readonly<Record<string, readonly HexOrder[]>>

/** Closes the first group of the kind that is asked now. */
const close = (
  { state }: Course,
  kind: string,
  answers: Answers = {},
  faces: Readonly<Record<string, number>> = {},
): Course => {
  const first = hex.awaiting(state).find((ask) => ask.view.kind === kind)
  if (!first)
    throw new Error(
      `nobody is asked ${kind}: ${hex
        .awaiting(state)
        .map(({ id }) => id)
        .join()}`,
    )
  const asks = hex.awaiting(state).filter(({ group }) => group === first.group)
  const sheets = asks.map(({ id, seat }) => ({ ask: id, seat, orders: answers[seat] ?? null }))
  const events = hex.advance(state, first.group, sheets, dice({ ...choosing, ...faces }), defaultSystem)
  return { state: evolve(state, events), events }
}

const choosing = { 'choose.d6(3/5:Red-CF1-Blue-CF1:Red)': 6 }

const unit = (id: string) => ({
  ...{ id, name: id, types: ['INFANTRY'] as const, models: 10, alive: 10 },
  ...{ points: 0, experience: 0, honours: [] },
})

const invasion = (settings: Readonly<Record<string, Json>> = {}): Position => ({
  settings,
  hexes: { ...frontier, '3/5': { owner: 'Red' } },
  forces: {
    ...holders,
    'Red-CF1': { at: '3/5', points: 1000, units: [unit('Red-U1')] },
    'Blue-OF2': { at: '3/6', points: 1000, units: [unit('Blue-U1')] },
  },
})

const march = (force: string, to: string): HexOrder => ({ kind: 'move', force: pieceId(force), path: [cellName(to)] })

/** Red's army has come into 3/6. */
const invaded = (settings: Readonly<Record<string, Json>> = {}): Course =>
  close({ state: stateOf(invasion(settings), 'movement'), events: [] }, 'movement', { Red: [march('Red-CF1', '3/6')] })

const fightOf = ({ state }: Course): Battle => {
  const [battle] = state.battles
  if (!battle) throw new Error('there is no fight')
  return battle
}

/** As far as the question how it ended. */
const ready = (settings: Readonly<Record<string, Json>> = {}): Course =>
  close(close(invaded(settings), 'prepare'), 'mission')

const unitOf = (id: string, lost: number): UnitReport => ({ unit: id, lost, fled: 0, fleeing: false, kills: 0 })

const report = (
  course: Course,
  winner: SeatId | 'draw',
  left: Readonly<Record<string, number>> = {},
  units: readonly UnitReport[] = [],
): HexOrder => ({
  ...{ kind: 'result', battle: fightOf(course).id, winner, left, units },
  degree: winner === 'draw' ? null : 'MINOR',
})

const roll = (course: Course): HexOrder => ({ kind: 'rollOff', battle: fightOf(course).id })

const viewOf = ({ state }: Course, seat: SeatId) => hex.viewFor(state, { kind: 'seat', seat })

const battleSeen = (course: Course, seat: SeatId) => viewOf(course, seat).detail.battles[0]

const askedNow = ({ state }: Course): readonly string[] =>
  hex.awaiting(state).map((ask) => `${ask.view.kind} ${ask.seat}`)

describe('HX-301: a report', () => {
  test('closes the question at once, and the other side confirms what both know', () => {
    const course = ready()
    const order = report(course, red, { Blue: 300 }, [unitOf('Red-U1', 4)])
    const ask = hex.awaiting(course.state).find(({ seat }) => seat === red)
    expect(ask && hex.settles?.(ask.view, [order])).toBe(true)
    const filed = close(course, 'report', { Red: [order] })
    expect(askedNow(filed)).toEqual(['confirm Blue'])
    expect(battleSeen(filed, blue)?.filed).toEqual({ winner: 'Red', degree: 'MINOR', left: { Red: 1000, Blue: 300 } })
    expect(JSON.stringify(viewOf(filed, blue))).not.toContain('"lost":4')
    const confirm: HexOrder = { kind: 'confirm', battle: fightOf(filed).id, units: [unitOf('Blue-U1', 7)] }
    const agreed = close(filed, 'confirm', { Blue: [confirm] })
    expect(fightOf(agreed).result).toMatchObject({ how: 'agreed', winner: 'Red', left: { Red: 1000, Blue: 300 } })
    expect(battleSeen(agreed, red)?.result?.units.map(({ unit: id }) => id)).toEqual(['Red-U1'])
    expect(battleSeen(agreed, blue)?.result?.units.map(({ unit: id }) => id)).toEqual(['Blue-U1'])
  })

  test('stands in silence, or counts as disputed, as the settings say', () => {
    for (const [setting, how, winner] of [
      ['stands', 'unconfirmed', 'Red'],
      ['conflict', 'unplayed', 'Blue'],
    ] as const) {
      const course = ready({ 'result.silence': setting, 'result.conflict': 'defender_holds' })
      const silent = close(close(course, 'report', { Red: [report(course, red)] }), 'confirm')
      expect(fightOf(silent).result).toMatchObject({ how, winner })
    }
  })

  test('of which two differ is told to both as that alone, and may be corrected', () => {
    const course = ready()
    const differing = close(close(course, 'report', { Red: [report(course, red)] }), 'confirm', {
      Blue: [report(course, blue, { Red: 450 })],
    })
    expect(askedNow(differing)).toEqual(['correct Red', 'correct Blue', 'ruling facilitator'])
    expect(battleSeen(differing, red)).toMatchObject({ filed: null, own: { winner: 'Red' } })
    expect(JSON.stringify(battleSeen(differing, red))).not.toContain('450')
    const corrected = close(differing, 'correct', { Red: [report(course, blue, { Red: 450 })] })
    expect(fightOf(corrected).result).toMatchObject({ how: 'agreed', winner: 'Blue', left: { Red: 450 } })
  })

  test('that differs to the end goes as the settings say', () => {
    const ends = (settings: Readonly<Record<string, Json>>): Course => {
      const course = ready(settings)
      const answers = { Red: [report(course, red)], Blue: [report(course, blue)] }
      return close(close(course, 'report', answers), 'correct')
    }
    expect(fightOf(ends({ 'result.conflict': 'defender_holds' })).result).toMatchObject({
      winner: 'Blue',
      rollOff: null,
    })
    expect(fightOf(ends({ 'result.conflict': 'roll_off' })).result).toMatchObject({ rollOff: { dice: [2, 2] } })
    const referred = ends({ 'result.conflict': 'gm' })
    expect(askedNow(referred)).toEqual(['ruling facilitator'])
    expect(fightOf(close(referred, 'ruling')).result).toMatchObject({ how: 'unplayed', rollOff: { dice: [2, 2] } })
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(referred).id, winner: red, degree: 'MAJOR', left: { Blue: 0 } },
      reason: 'Seen by all at the table.',
    }
    const ruled = close(referred, 'ruling', { [facilitatorDesk]: [word] })
    expect(fightOf(ruled).result).toMatchObject({ how: 'ruled', winner: 'Red', reason: 'Seen by all at the table.' })
    expect(ruled.state.forces.some(({ id }) => id === 'Blue-OF2')).toBe(false)
  })

  test('may be ruled on while it is corrected; the facilitator’s silence leaves it to the sides', () => {
    const course = ready()
    const differing = close(course, 'report', { Red: [report(course, red)], Blue: [report(course, blue)] })
    const left = close(differing, 'ruling')
    expect(askedNow(left)).toEqual(['correct Red', 'correct Blue'])
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(course).id, winner: 'draw', degree: null, left: {} },
      reason: 'Neither.',
    }
    const ruled = close(differing, 'ruling', { [facilitatorDesk]: [word] })
    expect(fightOf(ruled).result).toMatchObject({ how: 'ruled', winner: 'draw', degree: null })
  })

  test('of units that are not there is refused whole', () => {
    const course = ready({ 'battle.unplayed': 'defender_holds' })
    const wrong = close(course, 'report', { Red: [report(course, red, {}, [unitOf('Blue-U1', 1)])] })
    expect(wrong.events.filter(({ kind }) => kind === 'orderRefused')).toMatchObject([{ seat: 'Red', order: 'result' }])
    expect(fightOf(wrong).result).toMatchObject({ how: 'unplayed', winner: 'Blue' })
  })
})

describe('HX-340: a roll-off', () => {
  const wins = { 'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6 }

  test('takes both: one alone is no agreement', () => {
    const course = ready({ 'battle.unplayed': 'defender_holds' })
    const alone = close(course, 'report', { Red: [roll(course)] }, wins)
    expect(fightOf(alone).result).toMatchObject({ how: 'unplayed', rollOff: null, winner: 'Blue' })
    const both = close(course, 'report', { Red: [roll(course)], Blue: [roll(course)] }, wins)
    expect(fightOf(both).result).toMatchObject({ how: 'roll-off', winner: 'Red', left: { Red: 1000, Blue: 0 } })
  })

  test('may be agreed before anything is prepared, and spends nothing', () => {
    const course = invaded()
    const early: HexOrder = {
      ...{ kind: 'prepare', battle: fightOf(course).id, strikes: 0, transporters: 0 },
      ...{ intel: false, freeHeavySupport: 0, rollOff: true },
    }
    const both = close(course, 'prepare', { Red: [early], Blue: [early] }, wins)
    expect(fightOf(both)).toMatchObject({ step: 'closed', mission: null, result: { how: 'roll-off', winner: 'Red' } })
    const alone = close(course, 'prepare', { Red: [early] })
    expect(askedNow(alone)).toEqual(['mission Red'])
  })
})

test('HX-297: a drawn battle may be played again, as often as it is drawn', () => {
  const course = ready({ 'battle.draw': 'replay' })
  const again = close(course, 'report', { Red: [report(course, 'draw')], Blue: [report(course, 'draw')] })
  expect(fightOf(again)).toMatchObject({ step: 'report', round: 1, filed: [null, null], result: null })
  const groups = [course, again].map(({ state }) => hex.awaiting(state)[0]?.group)
  expect(new Set(groups).size).toBe(2)
  const won = close(again, 'report', { Red: [report(course, red)], Blue: [report(course, red)] })
  expect(fightOf(won).result).toMatchObject({ how: 'agreed', winner: 'Red' })
})

test('HX-293: a mission named with the preparations is not asked for; silence lets the dice choose', () => {
  const course = invaded()
  const named: HexOrder = {
    ...{ kind: 'prepare', battle: fightOf(course).id, strikes: 0, transporters: 0 },
    ...{ intel: false, freeHeavySupport: 0, mission: 'BLITZ' },
  }
  expect(fightOf(close(course, 'prepare', { Red: [named] }))).toMatchObject({ step: 'report', mission: 'BLITZ' })
  expect(fightOf(close(close(course, 'prepare', { Blue: [named] }), 'mission')).mission).toBe('TAKE_AND_HOLD')
})

describe('HX-275, HX-279: a raid on a hex without troops', () => {
  const raided = (guard: boolean): Course => {
    const forces: Position['forces'] = {
      ...holders,
      'Red-RF1': { at: '3/5', points: 300 },
      ...(guard ? { 'Blue-RF1': { at: '3/6', points: 300 } } : {}),
    }
    const state = stateOf({ hexes: { ...frontier, '3/5': { owner: 'Red' } }, forces }, 'movement')
    const order: HexOrder = {
      ...{ kind: 'move', force: pieceId('Red-RF1'), path: [cellName('3/6')] },
      onArrival: { kind: 'raid' },
    }
    return close({ state, events: [] }, 'movement', { Red: [order] }, { 'recon.d6(Red-RF1@3/6)': 4 })
  }

  test('asks its owner alone, whether a recon force of his is there or not', () => {
    for (const guard of [false, true]) {
      const course = raided(guard)
      expect(askedNow(course)).toEqual(['defend Blue'])
      const [ask] = hex.awaiting(course.state)
      expect(ask && hex.orderOptions(viewOf(course, blue), ask.view).length).toBe(guard ? 1 : 0)
    }
    const [alone, guarded] = [raided(false), raided(true)]
    expect(viewOf(guarded, red)).toEqual(viewOf(alone, red))
  })
})

describe('The desk of a fight', () => {
  const questions = (course: Course) =>
    hex.awaiting(course.state).map((ask) => ({ ask, view: viewOf(course, ask.seat) }))

  const problems = (course: Course, seat: SeatId, drafts: readonly OrderDraft[]): readonly string[] => {
    const found = questions(course).find(({ ask }) => ask.seat === seat)
    if (!found) throw new Error(`${seat} is not asked`)
    const orders = drafts.map((draft) => hex.readOrder(draft))
    const wrong = orders.flatMap((order) => (order.ok ? [] : [order.problem.code]))
    const read = orders.flatMap((order) => (order.ok ? [order.value] : []))
    return [...wrong, ...hex.checkOrders(found.view, found.ask.view, read).map(({ code }) => code)]
  }

  test('says what is wrong before anything is sealed', () => {
    const course = invaded()
    const item = fightOf(course).id
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { strikes: 1 } }])).toEqual(['strikes'])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { freeHeavySupport: 100 } }])).toEqual([
      'heavy-support',
    ])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { rollOff: 'yes' } }])).toEqual(['malformed'])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { mission: 'PATROL' } }])).toEqual(['mission'])
    const reporting = ready()
    const result = (detail: Json) => problems(reporting, red, [{ kind: 'result', item, detail }])
    expect(result({ winner: 'Red', left: { Red: 1001 } })).toEqual(['left'])
    expect(result({ winner: 'Green' })).toEqual(['seat'])
    expect(result({ withdrew: 'Blue', left: { Blue: 501 } })).toEqual(['withdraw'])
    expect(result({ withdrew: 'Blue', left: { Blue: 500 }, units: { 'Red-U1': { lost: 3 } } })).toEqual([])
    expect(result({ winner: 'Red', units: { 'Blue-U1': { lost: 3 } } })).toEqual(['unit'])
    expect(result({})).toEqual(['winner'])
  })

  test('lets a machine answer everything it is asked', () => {
    let course = invaded()
    for (let step = 0; step < 6 && course.state.stage === 'battle'; step += 1) {
      const answers = Object.fromEntries(
        questions(course).map(({ ask, view }) => {
          const drafts = hex.suggest(view, ask.view, dice())
          expect(problems(course, ask.seat, drafts)).toEqual([])
          return [
            ask.seat,
            drafts.flatMap((draft) => {
              const order = hex.readOrder(draft)
              return order.ok ? [order.value] : []
            }),
          ]
        }),
      )
      course = close(course, questions(course)[0]?.ask.view.kind ?? '', answers, {
        'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6,
      })
    }
    expect(course.state.stage).toBe('postBattle')
  })
})

test('HX-492: a campaign prints missions in its own words', () => {
  const settings = { 'mission.texts': { BLITZ: 'From the short edge.' } }
  const course = invaded(settings)
  const asked = close(course, 'prepare')
  const [ask] = hex.awaiting(asked.state)
  const [option] = ask ? hex.orderOptions(viewOf(asked, red), ask.view) : []
  expect(option?.with?.find(({ id }) => id === 'BLITZ')?.about).toBe('From the short edge.')
  expect(option?.with?.find(({ id }) => id === 'BUNKER_ASSAULT')?.about).toBeUndefined()
  const check = hex.settings.flatMap((spec) => (spec.key === 'mission.texts' && 'check' in spec ? [spec.check] : []))[0]
  expect(check?.({ BLITZ: 'From the short edge.' })).toBeNull()
  expect(check?.({ BLITZ: '' })).toContain('BLITZ')
  expect(check?.({ SKIRMISH: 'x' })).toContain('SKIRMISH')
})

test('HX-273: who raids a hex is not told of another raider by the dice for their order', () => {
  const hexes = {
    ...frontier,
    '3/5': { owner: 'Red' },
    '4/5': { owner: 'Green' },
    '5/4': { owner: 'Green', facilities: ['FORTRESS'] },
  } as const
  const raiders = { 'Red-RF1': { at: '3/5', points: 300 }, 'Green-RF1': { at: '4/5', points: 300 } }
  const forces = {
    ...holders,
    'Green-OF': { at: '5/4', points: 600 },
    'Blue-OF2': { at: '3/6', points: 600 },
    ...raiders,
  }
  const raid = (force: string): HexOrder => ({
    ...{ kind: 'move', force: pieceId(force), path: [cellName('3/6')], onArrival: { kind: 'raid' } },
  })
  const state = stateOf({ players: { Red: {}, Blue: {}, Green: {} }, hexes, forces }, 'movement')
  const thrown = { 'recon.d6(Red-RF1@3/6)': 4, 'recon.d6(Green-RF1@3/6)': 4, 'raidOrder.d6(3/6:Red)': 5 }
  const course = close(
    { state, events: [] },
    'movement',
    { Red: [raid('Red-RF1')], Green: [raid('Green-RF1')] },
    thrown,
  )
  expect(course.events.filter(({ kind }) => kind === 'orderRolled').map(({ seenBy }) => seenBy)).toEqual([
    'referee',
    'referee',
  ])
  expect(course.state.battles.map(({ key }) => key)).toEqual(['3/6:raid:Green-RF1'])
  expect(viewOf(course, red).detail.battles).toEqual([])
})
