import type { Works } from '@muster/rulesets/boltgun/engine/model/battle.js'
import { armyRules, isArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { checkOrders, readOrder, suggest } from '@muster/rulesets/boltgun/engine/desk.js'
import { oddsOf } from '@muster/rulesets/boltgun/engine/desk/suggest/odds.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { token } from '@muster/rulesets/kit/ids.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { copy, freeze } from '../support/plain.js'
import { anySettings } from '../support/play.js'
import { diceFrom, randomFrom, type Random } from '../support/random.js'
import { plan as planned, position, viewOf, type Setting } from './support/war.js'

const askOf = (state: State, letter: string): AskView => {
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === letter)
  if (!ask) throw new Error(`${letter} is not asked`)
  return ask.view
}

/** A seat's view in which it sees every enemy: before the first turn nobody has sighted anybody. */
const seeing = (state: State, letter: string): BoltgunView => ({
  ...viewOf(state, letter),
  contacts: state.banners
    .filter(({ seat }) => seat !== letter)
    .map(({ at, level, seat }, index) => ({
      ...{ id: token(`contact-${String(index)}`), seat, kind: 'banner', sources: ['recon'], asOf: 1 },
      ...{ at: squareGrid(state.board.width, state.board.height).name(at), size: level, sight: 'measured' as const },
    })),
})

const plan = (state: State, letter = 'A', seed = 'bot'): readonly OrderDraft[] =>
  suggest(freeze(seeing(state, letter)), askOf(state, letter), diceFrom(seed, { turn: 1, stage: 'plans' }))

const of = (drafts: readonly OrderDraft[], piece: string): Readonly<Record<string, OrderDraft>> =>
  Object.fromEntries(drafts.filter((draft) => draft.piece === piece).map((draft) => [draft.kind, draft]))

const far = (state: State, from: string | undefined, to: string): number => {
  const grid = squareGrid(state.board.width, state.board.height)
  return grid.distance(grid.at(from ?? '') ?? 0, grid.at(to) ?? 0)
}

/** Codes of what the desk has against a plan. */
const problems = (state: State, letter: string, drafts: readonly OrderDraft[]): readonly string[] => {
  const orders: BoltgunOrder[] = []
  const unread = drafts.flatMap((draft) => {
    const order = readOrder(draft)
    if (order.ok) orders.push(order.value)
    return order.ok ? [] : [`${draft.kind} ${order.problem.code}`]
  })
  const found = checkOrders(viewOf(state, letter), askOf(state, letter), orders)
  return [...unread, ...found.map(({ code, index }) => `${orders[index ?? 0]?.kind ?? ''} ${code}`)]
}

/** Any position: three armies of any rules, at any level, dug in, beaten, carrying or near relics, with any objectives. */
const anyPosition = (random: Random): State => {
  const [width, height] = [random.pick([8, 12, 26]), 4 + random.below(6)]
  const words = Array.from({ length: height }, () =>
    Array.from({ length: width }, (): string => (random.chance(0.12) ? '#' : random.chance(0.1) ? 'C' : '.')),
  )
  const ids = ['A', 'B', 'C'].flatMap((seat) =>
    Array.from({ length: 1 + random.below(5) }, (_, at) => `${seat}${String(at + 1)}`),
  )
  const places = new Map<string, string>()
  for (const id of ids) {
    const [x, y] = [random.below(width), random.below(height)]
    const row = words[y] ?? []
    const there = places.get(`${String(x)},${String(y)}`)
    if (there !== undefined && !there.startsWith(id.charAt(0))) continue
    places.set(`${String(x)},${String(y)}`, there === undefined ? id : `${there}+${id}`)
    row[x] = there === undefined ? id : `${there}+${id}`
  }
  const standing = [...places.values()].flatMap((word) => word.split('+'))
  const some = (share: number) => standing.filter(() => random.chance(share))
  const rules = () =>
    Object.keys(armyRules)
      .filter(isArmyRule)
      .filter(() => random.chance(0.2))
  const seats = ['A', 'B', 'C']
  const cell = (): string => `${String(random.below(width))},${String(random.below(height))}`
  const objectives: Setting['objectives'] = Object.fromEntries(
    seats.map((seat) => [
      seat,
      [
        { occupy: [cell(), cell()], checks: 1 + random.below(3), secondary: random.chance(0.3) },
        { count: 20 + random.below(60), secondary: random.chance(0.5) },
        { hold: random.pick(['crown', 'sword']), secondary: random.chance(0.5) },
        { control: 'array', secondary: random.chance(0.5) },
        { destroy: some(0.2), by: 'anyone' as const, secondary: random.chance(0.5) },
      ].filter(() => random.chance(0.6)),
    ]),
  )
  const carrier = random.pick(standing)
  return position(words.map((row) => row.join(' ')).join('\n'), {
    seats: 3,
    levels: Object.fromEntries(standing.map((id) => [id, random.below(21)])),
    works: Object.fromEntries(some(0.25).map((id) => [id, random.chance(0.5) ? 'fortified' : 'entrenched'])),
    mustRetreat: some(0.15),
    armyRules: Object.fromEntries(seats.map((seat) => [seat, rules()])),
    settings: { ...anySettings(boltgun, random), 'army.choice': 'scenario' },
    objectives,
    knows: Object.fromEntries(seats.map((seat) => [seat, ['crown', 'array'].filter(() => random.chance(0.5))])),
    features: [{ id: 'array', kind: 'array', label: 'Old Array', at: cell(), hidden: random.chance(0.5) }],
    relics: [
      { id: 'crown', label: 'Crown', at: cell() },
      { id: 'sword', label: 'Sword', carrier },
    ],
  })
}

describe('the bot', () => {
  test('orders nothing that the desk refuses, whatever the army, the settings and the position', () => {
    const kinds = new Set<string>()
    for (let at = 0; at < 400; at += 1) {
      const state = anyPosition(randomFrom(`any ${String(at)}`))
      for (const { seat } of boltgun.awaiting(state)) {
        const drafts = plan(state, seat, String(at))
        for (const { kind } of drafts) kinds.add(kind)
        expect([at, seat, ...problems(state, seat, drafts)]).toEqual([at, seat])
      }
    }
    const usual = ['march', 'teleport', 'search', 'fortify', 'entrench', 'unfortify', 'resupply', 'join']
    expect([...kinds].sort()).toEqual([...usual, 'transfer', 'retreat', 'pickUp', 'nameNode'].sort())
  })

  test('takes the army proposed or a printed one within the budget, and consents to those of others', () => {
    const taken = new Set<string>()
    for (let at = 0; at < 40; at += 1) {
      const state = position('A1 . . B1', {
        settings: { 'army.choice': 'players', 'army.budget': at % 2 === 0 ? 2 : 0 },
      })
      const drafts = plan(state, 'A', String(at))
      expect(problems(state, 'A', drafts)).toEqual([])
      expect(drafts).toHaveLength(1)
      if (at % 2 === 1) expect(drafts[0]?.item).toBe('proposal')
      else taken.add(drafts[0]?.item ?? '')
    }
    expect(taken.size).toBeGreaterThan(4)
    expect(taken.has('own')).toBe(false)
    const state = position('A1 . . B1', { settings: { 'army.choice': 'players' } })
    const why = 'It suits them.'
    const own = { kind: 'army', item: 'own', detail: { type: 'Own', rules: [{ rule: 'TOUGH', why }] } }
    const { state: judging } = planned(state, { B: [own] })
    const drafts = plan(judging)
    expect(drafts).toEqual([{ kind: 'judge', item: 'B', with: 'approve' }])
    expect(problems(judging, 'A', drafts)).toEqual([])
  })

  test('decides by its view and its dice alone', () => {
    const state = anyPosition(randomFrom('twice'))
    const view = viewOf(state, 'B')
    const dice = () => diceFrom('same', { turn: 1, stage: 'plans' })
    expect(suggest(copy(view), askOf(state, 'B'), dice())).toEqual(suggest(view, askOf(state, 'B'), dice()))
  })

  test('says nothing to a question that it does not know', () => {
    const state = position('A1 . . B1')
    const ask = { ...askOf(state, 'A'), kind: 'riddle' }
    expect(suggest(viewOf(state, 'A'), ask, diceFrom('x', { turn: 1, stage: 'plans' }))).toEqual([])
  })

  test('marches for the sectors of its objective, the long way round what is impassable', () => {
    const state = position('. . # . .\nA1 . # . .\n. . # . .\n. . . . .', {
      seats: 2,
      objectives: { A: [{ occupy: ['4,0'] }] },
      levels: { A1: 15 },
    })
    expect(far(state, of(plan(state), 'A1')['march']?.to, '2,3')).toBe(1)
  })

  test('takes no resupply that would go beyond the cap, which Massive Armies do not have', () => {
    for (const [level, armyRules, orders] of [
      [19, [], true],
      [20, [], false],
      [20, ['MASSIVE_ARMIES'], true],
    ] as const) {
      const state = position('A1 . . . . . . . . . . . . . B1', { levels: { A1: level }, armyRules: { A: armyRules } })
      expect(['resupply' in of(plan(state), 'A1'), level, armyRules]).toEqual([orders, level, armyRules])
    }
  })

  test('splits only into parts that can still fight', () => {
    for (const [level, armyRules, orders] of [
      [20, [], false],
      [20, ['FLEXIBLE_COMMAND'], true],
      [18, ['FLEXIBLE_COMMAND'], false],
      [26, ['MASSIVE_ARMIES'], false],
    ] as const) {
      const state = position('A1 . . . . . . . . . . . . . B1', { levels: { A1: level }, armyRules: { A: armyRules } })
      const drafts = Array.from({ length: 6 }, (_, at) => of(plan(state, 'A', String(at)), 'A1'))
      expect([drafts.some((draft) => 'split' in draft), level, armyRules]).toEqual([orders, level, armyRules])
    }
  })

  test('knows what works are worth in a battle', () => {
    const side = (level: number, works: Works = 'none') => ({ level, works, army: [] })
    const even = oddsOf(side(15), side(15))
    const better = oddsOf(side(18), side(12))
    const dug = oddsOf(side(15, 'fortified'), side(15))
    expect(even.own).toBeCloseTo(even.enemy)
    expect(better.enemy).toBeGreaterThan(2 * better.own)
    expect(dug.own).toBeLessThan(even.own / 2)
    expect(dug.enemy).toBe(even.enemy)
  })

  test('goes for a weaker enemy and digs in before a stronger one', () => {
    const map = '. . . . . . .\n. A1 . . . B1 .\n. . . . . . .'
    const strong = position(map, { levels: { A1: 18, B1: 10 } })
    expect(far(strong, of(plan(strong), 'A1')['march']?.to, '5,1')).toBe(3)
    const objectives = { A: [{ occupy: ['1,1'], checks: 3 }] }
    const weaker = position(map.replace('. B1', 'B1 .'), { levels: { A1: 11, B1: 20 }, objectives })
    const orders = of(plan(weaker), 'A1')
    expect(orders['fortify'] ?? orders['march']).toBeDefined()
    expect(far(weaker, orders['march']?.to ?? '1,1', '4,1')).toBeGreaterThanOrEqual(3)
  })

  test('marches for where a banner that it is to destroy started, until it is sighted', () => {
    const state = position('. . . . . . . . . . .\n. . . . . A1 . . . . B1\n. . . . . . . . . . .', {
      levels: { A1: 18, B1: 12 },
      objectives: { A: [{ destroy: ['B1'], by: 'anyone' }] },
    })
    const drafts = suggest(viewOf(state, 'A'), askOf(state, 'A'), diceFrom('x', { turn: 1, stage: 'plans' }))
    expect(far(state, of(drafts, 'A1')['march']?.to, '10,1')).toBe(4)
  })

  test('a weak banner keeps out of reach, where the strong one would not', () => {
    const state = position('. . . . . . .\n. . A1 . . B1 .\n. . . . . . .', { levels: { A1: 6, B1: 15 } })
    const orders = of(plan(state), 'A1')
    expect(far(state, orders['march']?.to ?? '2,1', '5,1')).toBeGreaterThan(3)
    expect(orders['resupply']).toBeDefined()
  })

  test('a beaten banner retreats away from the enemy, not onto him', () => {
    const state = position('. . . . .\n. . A1 B1 .\n. . . . .', { mustRetreat: ['A1'] })
    const to = of(plan(state), 'A1')['retreat']?.to
    expect(far(state, to, '3,1')).toBe(2)
  })

  test('picks up a relic that it knows and will stand beside', () => {
    const state = position('A1 . . . . . . .\n. . . . . . . B1', {
      relics: [{ id: 'crown', label: 'Crown', at: '2,0', hidden: true }],
      knows: { A: ['crown'] },
      objectives: { A: [{ hold: 'crown' }] },
    })
    const orders = of(plan(state), 'A1')
    expect(orders['march']).toBeDefined()
    expect(orders['pickUp']).toMatchObject({ item: 'crown' })
  })

  test('looks for a relic that nobody has found, searching where it stands for it', () => {
    const lost: Setting = {
      relics: [{ id: 'crown', label: 'Crown', at: '0,0', hidden: true }],
      objectives: { A: [{ hold: 'crown' }] },
      levels: { A1: 15 },
    }
    const state = position('. . . . . . .\n. . . A1 . . .\n. . . . . . .', lost)
    expect(of(plan(state), 'A1')['search']).toBeDefined()
  })

  test('looks for a feature that it is to control, and takes its sector once it is found', () => {
    const map = 'A1 . . . . . . .\n. . . . . . . B1'
    const features = [{ id: 'F1', kind: 'array', label: 'Old Array', at: '6,0', hidden: true }]
    const objectives = { A: [{ control: 'F1' }] }
    const found = position(map, { features, objectives, knows: { A: ['F1'] }, levels: { A1: 15, B1: 2 } })
    expect(far(found, of(plan(found), 'A1')['march']?.to, '6,0')).toBe(5)
    const hidden = position('. . . . . . .\n. . . A1 . . .\n. . . . . . .', {
      features: features.map((feature) => ({ ...feature, at: '0,0' })),
      objectives,
      levels: { A1: 15 },
    })
    expect(of(plan(hidden), 'A1')['search']).toBeDefined()
  })

  test('two weak banners in danger join; a weak one is given levels by the strong one beside it', () => {
    const joined = position('A1+A2 . . . B1', { levels: { A1: 6, A2: 7, B1: 15 } })
    expect(of(plan(joined), 'A1')['join']).toMatchObject({ with: 'A2' })
    expect(of(plan(joined), 'A2')['join']).toMatchObject({ with: 'A1' })
    const given = position('# # # # # #\nA1+A2 . . . B1 .\n# # # # # #', {
      levels: { A1: 8, A2: 20, B1: 20 },
      works: { A1: 'fortified', A2: 'entrenched' },
    })
    expect(of(plan(given), 'A1')['transfer']).toMatchObject({ with: 'A2', amount: 4 })
  })

  test('names the banner farthest from the enemy as the new node', () => {
    const state = position('A1 . . . . A2 . . B1', { armyRules: { A: ['HIVE_MENTALITY'] }, levels: { A2: 20 } })
    expect(plan(state).find(({ kind }) => kind === 'nameNode')).toMatchObject({ piece: 'A1' })
  })
})
