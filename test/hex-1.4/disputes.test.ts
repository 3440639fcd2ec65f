import { textFor } from '../support/lines.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import { facilitatorDesk, seatId, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { shownBy } from '../support/showing.js'
import {
  askedNow,
  blue,
  close,
  fightOf,
  invasion,
  march,
  red,
  report,
  roll,
  viewOf,
  type Course,
} from './support/fights.js'
import { stateOf, type Position } from './support/position.js'
import { ownState } from './twoworld/own.js'

const green = seatId('Green')

/** Red has come into Blue's 3/6, and Green looks on from afar. */
const three = (settings: Readonly<Record<string, Json>> = {}): Position => {
  const two = invasion(settings)
  return {
    ...two,
    players: { Red: {}, Blue: {}, Green: {} },
    hexes: { ...two.hexes, '6/10': { owner: 'Green' } },
    forces: { ...two.forces, 'Green-CF1': { at: '6/10', points: 500 } },
  }
}

const ready = (position: Position): Course => {
  const start = { state: stateOf(position, 'movement'), events: [] }
  const entered = close(start, 'movement', { Red: [march('Red-CF1', '3/6')] })
  return close(close(entered, 'prepare'), 'mission')
}

const accept = (course: Course, of: SeatId): HexOrder => ({ kind: 'accept', battle: fightOf(course).id, of })

type Left = Readonly<Record<string, number>>
type Claims = readonly [winner: SeatId | 'draw', left: Left]

/** Both report, and correct nothing. */
const disputed = (
  [mine, theirs]: readonly [Claims, Claims],
  named: Readonly<Record<string, readonly SeatId[]>> = {},
  settings: Readonly<Record<string, Json>> = {},
): Course => {
  const course = ready(three(settings))
  const differing = close(course, 'report', {
    Red: [report(course, mine[0], mine[1])],
    Blue: [report(course, theirs[0], theirs[1])],
  })
  const answers = Object.entries(named).map(([seat, thirds]) => [seat, thirds.map((of) => accept(course, of))] as const)
  return close(differing, 'correct', Object.fromEntries(answers))
}

const each = [
  [red, { Red: 900, Blue: 100 }],
  [blue, { Red: 200, Blue: 800 }],
] as const

const told = ({ state, events }: Course, seat: SeatId): string =>
  events
    .map((event) => textFor(hex, event, { kind: 'seat', seat }, hex.viewFor(state, { kind: 'seat', seat }).board))
    .filter((text) => text !== null)
    .join('\n')

const key = '3/6:Red-CF1-Blue-OF2'
const coins = (ofRed: number, ofBlue: number) => ({
  [`coin.d6(${key}:Red)`]: ofRed,
  [`coin.d6(${key}:Blue)`]: ofBlue,
})

describe('HX-301: two reports that differ to the end', () => {
  test('go to the facilitator, then to the third player whom both have named, then to the dice', () => {
    const state = disputed(each, { Red: [green], Blue: [green] })
    expect(askedNow(state)).toEqual(['ruling facilitator'])
    const asked = close(state, 'ruling')
    expect(askedNow(asked)).toEqual(['word Green'])
    expect(fightOf(close(asked, 'word', {}, coins(6, 1))).result?.how).toBe('dice')
    const word: HexOrder = {
      ...{ kind: 'ruleBattle', battle: fightOf(state).id, winner: red, degree: 'MINOR', left: {} },
      reason: 'So it was.',
    }
    expect(fightOf(close(state, 'ruling', { [facilitatorDesk]: [word] })).result?.how).toBe('ruled')
  })

  test('one of them becomes the result by the third player’s word, and both read by whose', () => {
    const asked = close(disputed(each, { Red: [green], Blue: [green] }), 'ruling')
    const word = fightOf(asked).word ?? fightOf(asked).id
    const done = close(asked, 'word', { Green: [{ kind: 'word', battle: word, sheet: blue }] })
    expect(fightOf(done).result).toMatchObject({ how: 'word', winner: 'Blue', left: { Red: 200, Blue: 800 } })
    expect(told(done, red)).toContain('By the word of Green, the report of Blue stands.')
    expect(told(done, green)).not.toContain('By the word')
  })

  test('are ruled on by a facilitator who sees no secrets from what the sides show, each of them its own', () => {
    const { state } = disputed(each)
    const [one] = shownBy(hex, state, blue).battles
    expect(one).toMatchObject({ own: [null, { winner: blue }], filed: null, sides: [{ force: null }, { seat: blue }] })
    const { battles, judged } = shownBy(hex, state, red, blue)
    expect(battles).toMatchObject([{ own: [{ winner: red }, { winner: blue }] }])
    expect(judged({ kind: 'ruleBattle', detail: { winner: red, reason: 'So it was.' } })).toMatchObject({
      problems: [],
    })
  })

  test('ask nobody whom one side alone has named', () => {
    const done = close(disputed(each, { Red: [green] }), 'ruling', {}, coins(6, 1))
    expect(fightOf(done).result?.how).toBe('dice')
    expect(told(done, green)).not.toMatch(/word/)
  })

  test('an even die a side says whose winner has won, not strength: more units and points count for nothing', () => {
    const state = disputed(each)
    expect(fightOf(close(state, 'ruling', {}, coins(6, 1))).result).toMatchObject({ winner: 'Red', rollOff: null })
    expect(fightOf(close(state, 'ruling', {}, coins(1, 6))).result).toMatchObject({ winner: 'Blue', rollOff: null })
  })

  test('what both say alike stands, and no throw leaves the two reports', () => {
    for (const [mine, theirs] of [
      [each[0], each[1]],
      [each[0], [red, { Red: 900, Blue: 700 }]],
      [
        ['draw', { Red: 500, Blue: 500 }],
        [blue, { Red: 0, Blue: 500 }],
      ],
    ] as readonly (readonly [Claims, Claims])[]) {
      for (let face = 1; face <= 6; face += 1) {
        const faces = { [`left.d6(${key}:Red)`]: face, [`left.d6(${key}:Blue)`]: face, ...coins(6, 1) }
        const { result } = fightOf(close(disputed([mine, theirs]), 'ruling', {}, faces))
        expect(result?.winner).toBe(mine[0])
        for (const side of ['Red', 'Blue']) {
          const claims = [mine[1][side] ?? 0, theirs[1][side] ?? 0]
          expect(result?.left[side]).toBeGreaterThanOrEqual(Math.min(...claims))
          expect(result?.left[side]).toBeLessThanOrEqual(Math.max(...claims))
        }
      }
    }
  })

  test('both read what both reports said, and which dice fell between which claims', () => {
    const same = [each[0], [red, { Red: 900, Blue: 700 }]] as const
    const done = close(disputed(same), 'ruling', {}, { [`left.d6(${key}:Blue)`]: 3 })
    for (const seat of [red, blue]) {
      expect(told(done, seat)).toContain('Both reports agreed that Red wins and that Red has 900 points left.')
      expect(told(done, seat)).toContain('what Blue has left by dice, between 100 and 700 points: a 3, 400 points')
    }
    expect(told(close(disputed(each), 'ruling', {}, coins(2, 5)), red)).toContain('the winner by one die each, 2 to 5')
  })

  test('which differ in the degree alone need no dice: the lesser of the two stands', () => {
    const course = ready(three())
    const said = report(course, red, { Red: 900, Blue: 100 })
    const differing = close(course, 'report', { Red: [{ ...said, degree: 'MAJOR' } as HexOrder], Blue: [said] })
    const done = close(close(differing, 'correct'), 'ruling')
    expect(fightOf(done).result).toMatchObject({ how: 'dice', winner: 'Red', degree: 'MINOR' })
    expect(told(done, red)).toContain(
      'Both reports agreed that Red wins, that Red has 900 points left and that Blue has 100 points left. ',
    )
    expect(told(done, red)).not.toContain('By dice')
  })

  test('a fight that the sides settle as a draw and play again asks the facilitator nothing until they differ anew', () => {
    const course = ready(three({ 'battle.draw': 'replay' }))
    const sheet = (winner: SeatId | 'draw'): HexOrder => report(course, winner, { Red: 500, Blue: 500 })
    const differing = close(course, 'report', { Red: [sheet(red)], Blue: [sheet(blue)] })
    expect(askedNow(differing)).toContain(`ruling ${facilitatorDesk}`)
    const again = close(differing, 'correct', { Red: [sheet('draw')], Blue: [sheet('draw')] })
    expect(askedNow(again)).toEqual(['report Red', 'report Blue'])
  })

  test('of a draw that is played again nobody’s consent is left over', () => {
    const draws = [
      ['draw', { Red: 500, Blue: 900 }],
      ['draw', { Red: 500, Blue: 500 }],
    ] as const
    const named = { Red: [green], Blue: [green] }
    const asked = close(disputed(draws, named, { 'battle.draw': 'replay' }), 'ruling')
    const again = close(asked, 'word')
    expect(askedNow(again)).toEqual(['report Red', 'report Blue'])
    const differing = close(again, 'report', { Red: [report(again, red)], Blue: [report(again, blue)] })
    expect(askedNow(close(close(differing, 'correct'), 'ruling', {}, coins(6, 1)))).not.toContain('word Green')
  })

  test('the other values of the setting ask no third player', () => {
    for (const rule of ['roll_off', 'defender_holds']) {
      const ends = disputed(each, { Red: [green], Blue: [green] }, { 'result.conflict': rule })
      expect(fightOf(ends).result?.how).toBe('unplayed')
    }
    const gm = disputed(each, { Red: [green], Blue: [green] }, { 'result.conflict': 'gm' })
    expect(fightOf(close(gm, 'ruling')).result?.how).toBe('unplayed')
  })
})

describe('The desk of two reports that differ', () => {
  const problems = (course: Course, seat: SeatId, drafts: readonly OrderDraft[]): readonly string[] => {
    const ask = hex.awaiting(course.state).find((one) => one.seat === seat)
    if (!ask) throw new Error(`${seat} is not asked`)
    const orders = drafts.flatMap((draft) => {
      const order = hex.readOrder(draft)
      return order.ok ? [order.value] : []
    })
    return hex.checkOrders(viewOf(course, seat), ask.view, orders).map(({ code }) => code)
  }
  const differing = (settings: Readonly<Record<string, Json>> = {}): Course => {
    const course = ready(three(settings))
    return close(course, 'report', { Red: [report(course, red)], Blue: [report(course, blue)] })
  }

  test('takes names beside a report, a roll-off or nothing: each once, and no fighter', () => {
    const course = differing()
    const item = fightOf(course).id
    const name = (of: string): OrderDraft => ({ kind: 'accept', item, with: of })
    expect(problems(course, red, [name('Green')])).toEqual([])
    expect(problems(course, red, [{ kind: 'rollOff', item }, name('Green')])).toEqual([])
    expect(problems(course, red, [name('Green'), { kind: 'rollOff', item }])).toEqual([])
    expect(problems(course, red, [name('Green'), name('Green')])).toEqual(['accept'])
    expect(problems(course, red, [name('Blue')])).toEqual(['accept'])
    expect(
      problems(course, red, [
        { kind: 'rollOff', item },
        { kind: 'rollOff', item },
      ]),
    ).toEqual(['one-answer'])
    expect(problems(differing({ 'result.conflict': 'roll_off' }), red, [name('Green')])).toEqual(['accept'])
    expect(
      hex.suggest(viewOf(course, red), hex.awaiting(course.state)[0]?.view ?? never(), diceFrom('bot', clock)),
    ).toEqual([{ kind: 'rollOff', item }])
  })

  const clock = { turn: 1, stage: 'battle' }
  const never = (): never => {
    throw new Error('nobody is asked')
  }

  test('says what the third player will learn, and offers them both reports', () => {
    const course = differing()
    const [ask] = hex.awaiting(course.state)
    const option = ask && hex.orderOptions(viewOf(course, red), ask.view).find(({ kind }) => kind === 'accept')
    expect(option?.with?.map(({ id }) => id)).toEqual(['Green'])
    expect(option?.with?.[0]?.about).toContain('Learns no hex')
    const asked = close(disputed(each, { Red: [green], Blue: [green] }), 'ruling')
    const [question] = hex.awaiting(asked.state)
    const [word] = question ? hex.orderOptions(viewOf(asked, green), question.view) : []
    expect(word?.with?.map(({ id }) => id)).toEqual(['Red', 'Blue', 'none'])
    expect(word?.with?.[0]?.about).toContain('Red has 900 of 1000 points left.')
    const item = String(question?.view.about)
    expect(problems(asked, green, [{ kind: 'word', item, with: 'Blue' }])).toEqual([])
    expect(problems(asked, green, [{ kind: 'word', item, with: 'none' }])).toEqual([])
    expect(problems(asked, green, [{ kind: 'word', item, with: 'Green' }])).toEqual(['word'])
    expect(question && hex.suggest(viewOf(asked, green), question.view, diceFrom('bot', clock))).toEqual([])
    expect(roll(asked).kind).toBe('rollOff')
  })
})

describe('Fog', () => {
  const given = (course: Course, seat: SeatId): string =>
    JSON.stringify([
      viewOf(course, seat),
      told(course, seat),
      hex.awaiting(course.state).flatMap((ask) => (ask.seat === seat ? [ask.id, ask.view] : [])),
    ])

  test('whether a third player is asked shows to nobody else; an event told to all is a leak that shows', () => {
    const [asked, idle] = [
      close(disputed(each, { Red: [green], Blue: [green] }), 'ruling'),
      disputed(each, { Red: [green], Blue: [green] }),
    ]
    const observer = ({ state, events }: Course): string =>
      JSON.stringify([
        hex.viewFor(state, { kind: 'observer' }),
        events.map((event) =>
          hex.reportFor(event, { kind: 'observer' }, hex.viewFor(state, { kind: 'observer' }).board),
        ),
      ]).replaceAll(',null', '')
    const quiet = { ...idle, events: [] }
    expect(observer(asked).replace('[null]', '[]')).toBe(observer(quiet))
    const leaked = { ...asked, events: asked.events.map((event) => ({ ...event, seenBy: 'everyone' as const })) }
    expect(observer(leaked)).not.toBe(observer(quiet))
  })

  test('neither hex nor force is in what the third player is given, and the oracle knows the rest', () => {
    const asked = close(disputed(each, { Red: [green], Blue: [green] }), 'ruling')
    const [question] = hex.awaiting(asked.state)
    expect(JSON.stringify([viewOf(asked, green).detail.words, question, told(asked, green)])).not.toMatch(
      /3\/6|3\.6|Red-CF1|Blue-OF2/,
    )
    expect(JSON.stringify(ownState(asked.state, green))).toContain(`"words":[["${String(question?.view.about)}"`)
    expect(ownState(asked.state, red)).toMatchObject({ words: [] })
    expect(given(asked, green)).toContain('900')
  })
})
