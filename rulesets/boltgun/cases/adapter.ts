import type { CaseAdapter, CaseDocument } from '../../../test/cases/lib/adapter.js'
import { compare } from '../../../test/cases/lib/compare.js'
import { scriptedDice, type ScriptedDice } from '../../../test/cases/lib/dice.js'
import { isMap } from '../../../test/cases/lib/shape.js'
import type { Dice } from '../../kit/dice.js'
import { rules } from '../engine/rules.js'
import type { State } from '../engine/model/state.js'
import { boltgun } from '../index.js'
import { defaultSystem } from '../../tabletop/index.js'
import { isBoltgunCase, malformed, type BoltgunCase, type TurnEntry } from './format.js'
import { observe, type PlayedTurn } from './observe.js'
import { openingOf } from './position.js'
import { battleSheet, pairOf, planSheet, rulingSheet } from './sheets.js'

/** Dice that decide nothing but missions and the numbers of battles: they may fall unscripted. */
const freeDice = ['mission.d6', 'attacker.d2', 'shuffle.8d256']

type Names = ReadonlyMap<string, string>

/** Dice of one turn. The engine rolls for a battle by its token, a case by its banners: `names` says which is which. */
const diceOf = (entry: TurnEntry, names: Names): ScriptedDice =>
  scriptedDice(entry.dice ?? {}, freeDice, (name, subject) => {
    const [battle = subject, seat] = subject.split(':')
    const known = names.get(battle) ?? battle
    const key = `${name}(${seat === undefined ? known : `${known}:${seat}`})`
    // A case may call the die of a teleport's four directions by the name that it has with eight
    const eight = key.replace('teleport.d4', 'teleport.d8')
    return typeof entry.dice === 'object' && !(key in entry.dice) && eight in entry.dice ? eight : key
  })

/** Tokens of the turn's battles, learnt by playing its plans once: they depend on movement alone, whose dice have the same names in both. */
const namesOf = (state: State, entry: TurnEntry): Names => {
  let played: PlayedTurn = { state, events: [] }
  const dice = diceOf(entry, new Map())
  while (played.state.stage === 'plans' || played.state.stage === 'rulings') {
    const [next] = played.state.turn === state.turn ? boltgun.awaiting(played.state) : []
    if (!next) break
    played = advance(played, next.group, entry, dice)
  }
  const { events } = played
  return new Map(
    events.flatMap((event): [string, string][] =>
      event.kind === 'battleJoined' ? [[event.battle.id, pairOf(event.battle)]] : [],
    ),
  )
}

const advance = (played: PlayedTurn, group: Parameters<typeof boltgun.advance>[1], entry: TurnEntry, dice: Dice): PlayedTurn => {
  // A state is plain JSON, and the order of seats decides nothing
  const state = JSON.parse(JSON.stringify(played.state)) as State
  const asks = boltgun.awaiting(state).filter((ask) => ask.group === group)
  const sheets = asks.reverse().map((ask) => {
    const battle = state.battles.find(({ id, word }) => id === ask.view.about || word === ask.view.about)
    if (battle) return battleSheet(ask, battle, entry)
    return ask.view.kind === 'plan' ? planSheet(ask, entry) : rulingSheet(ask, entry)
  })
  const events = boltgun.advance(state, group, sheets, dice, defaultSystem)
  return { state: boltgun.evolve(state, events), events: [...played.events, ...events] }
}

/** Plays one turn to its end: plans first, then battle after battle until the next turn opens or the campaign ends. */
const playTurn = (start: State, entry: TurnEntry, dice: Dice): PlayedTurn => {
  let played: PlayedTurn = { state: start, events: [] }
  while (played.state.turn === start.turn && played.state.stage !== 'ended') {
    const [next] = boltgun.awaiting(played.state)
    if (!next) break
    played = advance(played, next.group, entry, dice)
  }
  return played
}

/** Results and shifts of battles that were not fought are malformed, as are orders of players who do not exist. */
const strays = (document: BoltgunCase, entry: TurnEntry, { events }: PlayedTurn): readonly string[] => {
  const fought = events.flatMap((event) =>
    event.kind === 'battleJoined' && event.battle.result?.how !== 'automatic' ? [pairOf(event.battle)] : [],
  )
  const players = Object.keys(document.players)
  const unknown = (key: string, names: readonly string[], known: readonly string[]): readonly string[] =>
    names.filter((name) => !known.includes(name)).map((name) => `${key}.${name}: there is none`)
  return [
    ...unknown('results', Object.keys(entry.results ?? {}), fought),
    ...unknown('shifts', Object.keys(entry.shifts ?? {}), fought),
    ...unknown('choices', Object.keys(entry.choices ?? {}), fought),
    ...unknown('accept', Object.keys(entry.accept ?? {}), fought),
    ...unknown('words', Object.keys(entry.words ?? {}), fought),
    ...unknown('rulings.battles', Object.keys(entry.rulings?.battles ?? {}), fought),
    ...unknown('orders', Object.keys(entry.orders ?? {}), players),
    ...Object.entries(entry.results ?? {}).flatMap(([pair, sides]) =>
      unknown(`results.${pair}`, Object.keys(sides), [...players, 'both', 'forfeit']),
    ),
  ]
}

const judge = (document: BoltgunCase, entry: TurnEntry, played: PlayedTurn, dice: ScriptedDice): readonly string[] => {
  const seen = observe(played, Object.keys(document.banners))
  const differences = Object.entries(entry.expect ?? {}).flatMap(([key, value]) =>
    compare(key, stated(key, value), seen[key]),
  )
  return [...dice.problems(), ...strays(document, entry, played), ...differences]
}

/** A level that is not known may be left out or be null. */
const stated = (key: string, value: unknown): unknown =>
  (key === 'sees' || key === 'captures') && isMap(value)
    ? Object.fromEntries(
        Object.entries(value).map(([player, list]) => [
          player,
          Array.isArray(list)
            ? list.map((entry: unknown) =>
                isMap(entry) ? Object.fromEntries(Object.entries(entry).filter(([k, v]) => k !== 'level' || v !== null)) : entry,
              )
            : list,
        ]),
      )
    : value

const playCase = (document: BoltgunCase): readonly string[] => {
  const opening = openingOf(document)
  if ('problems' in opening) return opening.problems
  const { scenario, settings, seats } = opening
  const none = diceOf({}, new Map())
  let state = boltgun.evolve(boltgun.initial, boltgun.setUp(scenario, settings, seats, none, defaultSystem))
  const failures: string[] = []
  for (const [index, entry] of document.turns.entries()) {
    const place = `turn ${String(index + 1)}`
    if (state.stage === 'ended') return [...failures, `${place}: the campaign is over`]
    const dice = diceOf(entry, namesOf(state, entry))
    const played = playTurn(state, entry, dice)
    failures.push(...judge(document, entry, played, dice).map((line) => `${place}: ${line}`))
    state = played.state
  }
  return failures
}

const adapter: CaseAdapter = {
  rules: new Set(Object.keys(rules)),
  NOT_YET: [],
  wants: () => [],
  run: (document: CaseDocument) => (isBoltgunCase(document) ? playCase(document) : malformed(document)),
}

export default adapter
