import { type ToldLine, withText } from '../support/lines.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { Unit } from '@muster/rulesets/hex-1.4/engine/model/pieces.js'
import { rules } from '@muster/rulesets/hex-1.4/engine/rules.js'
import type { Stage, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { diceOf, type Dice } from '@muster/rulesets/kit/dice.js'
import { cellName, seatId, token } from '@muster/rulesets/kit/ids.js'
import { seeded } from '@muster/rulesets/kit/seeded.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { describe, expect, test } from 'vitest'
import { type AnyGame, fitfully, last, open, play as playOn } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { move, play, reportOf, viewerOf, type Answer, type Course } from './support/play.js'
import { frontier, holders, stateOf } from './support/position.js'

const observer: Viewer = { kind: 'observer' }
const stages: readonly Stage[] = ['upkeep', 'movement', 'battle', 'postBattle']

/** Dice that fall anyhow, the same way each time; those named fall as they are told. */
const anyhow = (told: Readonly<Record<string, number>> = {}): Dice => {
  const stream = seeded('report')
  return {
    roll: (name) => {
      const { count, faces } = diceOf(name)
      return Array.from({ length: count }, () => told[name] ?? stream.below(faces) + 1)
    },
  }
}

const scouts: Unit = {
  id: 'u1',
  name: 'Scouts',
  types: ['INFANTRY'],
  models: 5,
  alive: 5,
  points: 300,
  experience: 1,
  honours: [],
}

const border = (): State =>
  stateOf({
    players: { Red: { stash: 40 }, Blue: {}, Green: {} },
    hexes: {
      ...frontier,
      '3/5': { owner: 'Red' },
      '3/6': { owner: 'Blue', facilities: ['BASE'], features: ['CITY'] },
      '3/7': { owner: 'Blue', facilities: ['GARRISON'] },
      '5/4': { owner: 'Green', facilities: ['FORTRESS'] },
    },
    forces: {
      ...holders,
      'Green-OF': { at: '5/4', points: 600 },
      'Red-CF1': { at: '3/5', points: 900 },
      'Red-RF1': { at: '3/4', points: 300, units: [scouts] },
      'Blue-OF2': { at: '3/6', points: 500 },
      'Blue-OF3': { at: '3/7', points: 700 },
    },
  })

type Table = Readonly<Record<string, Readonly<Record<string, readonly HexOrder[]>>>>

/** Answers by kind of ask and seat; asks about a fight are answered with its handle. */
const answers =
  (table: Table): Answer =>
  ({ seat, view }) =>
    table[view.kind]?.[seat]?.map((order) =>
      'battle' in order && view.about !== undefined ? { ...order, battle: token(view.about) } : order,
    ) ?? null

const about = token('here')
const textsOf = (course: Course, letter: string): readonly string[] =>
  reportOf(course, viewerOf(letter)).map(({ text }) => text)

describe('an Upkeep', () => {
  const course = play(
    border(),
    ['upkeep'],
    answers({
      upkeep: {
        Red: [
          { kind: 'buyFacility', facility: 'BASE', at: cellName('3/2') },
          { kind: 'buyFacility', facility: 'BASE', at: cellName('3/6') },
          { kind: 'uplink', at: cellName('3/7') },
        ],
      },
    }),
  )

  test('tells the buyer what he bought and what was struck out, with the reason', () => {
    const texts = textsOf(course, 'Red')
    expect(texts).toContain('Bought, to be placed at the end of the turn: Base in 3/2 (10 RP).')
    expect(texts).toContainEqual(expect.stringMatching(/^Order 2 was struck out: .*3\/6/))
    expect(texts).toContain(
      'The satellite shows 3/7: no features; Garrison; an occupation force of Blue with 700 points.',
    )
  })

  test('is nobody else’s business', () => {
    for (const letter of ['Blue', 'Green']) expect(textsOf(course, letter)).toHaveLength(1)
  })
})

describe('a raid, a battle and a garrison that reacts', () => {
  const fought = play(
    border(),
    stages,
    answers({
      movement: {
        Red: [
          move('Red-CF1', '3/6'),
          { ...move('Red-RF1', '3/5', '3/6'), onArrival: { kind: 'raid' }, onHalt: { kind: 'raid' } },
        ],
      },
      report: {
        Red: [
          {
            kind: 'result',
            battle: about,
            winner: seatId('Red'),
            degree: 'MAJOR',
            left: { Red: 150, Blue: 400 },
            destroyed: { Blue: 1 },
            units: [{ unit: 'u1', lost: 3, fled: 0, fleeing: false, kills: 1 }],
          },
        ],
      },
      confirm: { Blue: [{ kind: 'confirm', battle: about, units: [] }] },
    }),
    anyhow({ 'recon.d6': 4 }),
  )

  test('tell both sides the armies, the mission and the result', () => {
    const [red, blue] = [textsOf(fought, 'Red'), textsOf(fought, 'Blue')]
    const next = 'Both sides say what they bring, or let dice settle it.'
    expect(red).toContain(
      `Raid in 3/6, Red against Blue: Red-RF1 with 300 points attacks an occupation force of Blue with 500 points. ${next}`,
    )
    expect(blue).toContain(
      `Raid in 3/6, Red against Blue: A recon force of Red with 300 points attacks Blue-OF2 with 500 points. ${next}`,
    )
    for (const texts of [red, blue])
      expect(texts).toContain(
        'Raid in 3/6, Red against Blue: Red wins, a major victory. Points: Red 300 → 150, Blue 500 → 400. Units destroyed: 1 of Blue.',
      )
    expect(red).toContain('A garrison of Blue in 3/7 defends 3/6.')
    expect(blue).toContain('The garrison Blue-OF3 in 3/7 defends 3/6.')
  })

  test('a victim has his notice once, and the raider none', () => {
    const notices = (letter: string): readonly unknown[] =>
      reportOf(fought, viewerOf(letter)).flatMap(({ data }) =>
        data && typeof data === 'object' && 'event' in data ? [data] : [],
      )
    expect(notices('Blue')).toEqual([{ event: 'RAID', at: '3/6', by: 'Red', amount: 3 }])
    expect(notices('Red')).toEqual([])
  })

  test('one’s own units are nobody else’s', () => {
    expect(textsOf(fought, 'Red').filter((text) => text.startsWith('Scouts'))).toHaveLength(2)
    expect(textsOf(fought, 'Blue').join()).not.toMatch(/Scouts/)
  })

  test('others hear of contest and owner, and of nothing else', () => {
    const told = textsOf(fought, 'Green').filter((text) => /3\/6/.test(text))
    expect(told[0]).toBe('3/6 is contested.')
    expect(told.every((text) => /contested|wins the fight|goes on|takes|stays/.test(text))).toBe(true)
    expect(reportOf(fought, observer).map(({ text }) => text)).toEqual(
      textsOf(fought, 'Green').filter((text) => !text.startsWith('Income')),
    )
  })

  test('every line cites a rule that can be opened, and names no force of another', () => {
    for (const letter of ['Red', 'Blue', 'Green'])
      for (const { rule, text, about: ids } of reportOf(fought, viewerOf(letter))) {
        expect(rules).toHaveProperty(rule)
        for (const [id, owner] of `${text} ${ids.join(' ')}`.matchAll(/\b(Red|Blue|Green)-[COR]F\d*/g))
          expect([id, owner]).toEqual([id, letter])
      }
  })
})

test('a scout that is found is told of to its owner and to who found it', () => {
  const found = play(
    border(),
    stages,
    answers({ movement: { Red: [move('Red-RF1', '3/5', '3/6')] } }),
    anyhow({ 'recon.d6': 1 }),
  )
  expect(textsOf(found, 'Red')).toContain('Red-RF1 is destroyed in 3/6.')
  expect(textsOf(found, 'Blue')).toContain('A recon force of Red is found and destroyed in 3/6.')
  expect(textsOf(found, 'Green').join()).not.toMatch(/recon/)
})

test('who reads everything reads whose it is', () => {
  const course = play(border(), ['upkeep', 'movement'], answers({ movement: { Red: [move('Red-CF1', '3/4')] } }))
  const texts = reportOf(course, { kind: 'facilitator' }).map(({ text }) => text)
  expect(texts).toContain('Red: Red-CF1 goes from 3/5 to 3/4.')
  expect(texts.filter((text) => /: Income/.test(text)).map((text) => text.split(':')[0])).toEqual([
    'Red',
    'Blue',
    'Green',
  ])
})

describe('lines of whole campaigns', () => {
  const game = hex as AnyGame
  const played = (settings: Readonly<Record<string, Json>>): readonly (readonly ToldLine[])[] => {
    const [scenario] = hex.scenarios
    if (!scenario) throw new Error('there is no scenario')
    const random = randomFrom('lines')
    const batches: (readonly ToldLine[])[] = []
    let campaign = open(game, scenario, 'lines', settings)
    while (game.clock(last(campaign)).turn < 9) {
      const before = campaign.steps.length
      const next = playOn(game, campaign, fitfully, random)
      if (!next) break
      campaign = next
      for (const { events, after } of campaign.steps.slice(before))
        for (const viewer of [...scenario.seats.map((_, at) => viewerOf('ABCDEFGH'.charAt(at))), observer])
          batches.push(
            events
              .flatMap((event) => game.reportFor(event, viewer, game.viewFor(after, viewer).board) ?? [])
              .map((line) => withText(game, line)),
          )
    }
    return batches
  }

  test.each([{}, { fog: 'dark', 'move.mode': 'sequential', 'battle.unplayed': 'carry_over' }])(
    'are sentences that are said once: %j',
    (settings) => {
      const batches = played(settings)
      const all = batches.flat()
      expect(all.length).toBeGreaterThan(500)
      for (const { text, rule } of all) {
        expect(text).toMatch(/^[A-Z0-9].*[.!]$/)
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\b1 (points|hexes|models|dice)\b|\b(he|his|him)\b/)
        expect(rules).toHaveProperty(rule)
      }
      for (const lines of batches) {
        const texts = lines.map(({ text }) => text)
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
      }
    },
  )
})
