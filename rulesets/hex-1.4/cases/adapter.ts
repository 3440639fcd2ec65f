import type { CaseAdapter, CaseDocument } from '../../../test/cases/lib/adapter.js'
import { scriptedDice, type Script, type ScriptedDice } from '../../../test/cases/lib/dice.js'
import { defaultSystem } from '../../tabletop/index.js'
import type { GroupId } from '../../kit/ids.js'
import type { HexEvent } from '../engine/events/events.js'
import { contextOf } from '../engine/model/rulesContext.js'
import { rules } from '../engine/rules.js'
import type { State } from '../engine/model/state.js'
import { hex } from '../index.js'
import { expectationsOf, type HexCase, type TurnEntry } from './document.js'
import { isHexCase, malformed } from './format.js'
import { judge, judgeSetUp } from './judge.js'
import { foughtIn, type PlayedTurn } from './observe.js'
import { openingOf, rosterOf } from './position.js'
import { battleSheet, defendSheet, divideSheet, movementSheet, postBattleSheet, queueSheet, upkeepSheet } from './sheets.js'

/** Battle sheets are rolled whether a case is about them or not. */
const sheetDice = ['choose.d6', 'mission.d5', 'mission.d4', 'terrain.d3', 'terrain.2d6']
/** What is rolled after Movement in the same breath: a case that ends there scripts none of it. */
const battleDice = [...sheetDice, 'contest.d6', 'raidOrder.d6', 'meetingOrder.d6', 'rolloff.d6', 'coin.d6']

const diceOf = (script: Script | undefined, free: readonly string[]): ScriptedDice =>
  scriptedDice(script ?? {}, free, (name, subject) => `${name.replace(/^(hq\.[vh])\.d\d+$/, '$1')}(${subject})`)

const order = ['UPKEEP', 'MOVEMENT', 'BATTLE', 'END']

/** The last stage that a turn is played to. */
const lastStage = (entry: TurnEntry, isLast: boolean): string => {
  if (!isLast) return 'END'
  const stages = expectationsOf(entry.expect).map(({ stage }) => stage)
  return stages.sort((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'END'
}

/** Engine stages that are closed to reach the end of a case's stage. */
const reached = (stage: string): readonly string[] =>
  ['upkeep', 'movement', 'battle', 'postBattle'].slice(0, order.indexOf(stage) + 1)

const advance = (state: State, group: GroupId, document: HexCase, entry: TurnEntry, dice: ScriptedDice): readonly HexEvent[] => {
  const asks = hex.awaiting(state).filter((ask) => ask.group === group)
  const sheets = asks.reverse().map((ask) => {
    const battle = state.battles.find(({ id }) => id === ask.view.about)
    if (ask.view.kind === 'queue') return queueSheet(ask, String(ask.view.about).replace(/^queue-/, ''), entry)
    const raid = state.conflicts.find((conflict) => conflict.kind === 'raid' && conflict.id === ask.view.about)
    if (raid?.kind === 'raid' && ask.view.kind === 'defend')
      return defendSheet(ask, raid, contextOf(state).name(raid.at), entry)
    if (battle) return battleSheet(ask, battle, entry)
    if (ask.view.kind === 'divide') return divideSheet(ask, document)
    if (ask.view.kind === 'upkeep') return upkeepSheet(ask, entry)
    if (ask.view.kind === 'movement') return movementSheet(ask, entry)
    return postBattleSheet(ask, document, entry)
  })
  return hex.advance(state, group, sheets, dice, defaultSystem)
}

interface Course {
  readonly state: State
  readonly events: readonly HexEvent[]
}

/** Roster lines of forces that were not there when the case began, as the turn's fights state them. */
const enlisted = ({ forces }: State, document: HexCase, entry: TurnEntry): readonly HexEvent[] =>
  forces.flatMap(({ id, seat, units }): readonly HexEvent[] => {
    const stated = rosterOf([entry], id).filter((unit) => !units.some((own) => own.id === unit.id))
    if (document.forces?.[id] || stated.length === 0) return []
    const deal = { kind: 'roster', force: id, units: [...units, ...stated], price: 0 } as const
    return [{ kind: 'purchased', seat, deal, seenBy: [seat] }]
  })

const onward = ({ state, events }: Course, more: readonly HexEvent[]): Course => ({
  state: hex.evolve(state, more),
  events: [...events, ...more],
})

/** Plays on from stage to stage as far as the case goes; a state is plain JSON between groups. */
const playTurn = (from: Course, document: HexCase, entry: TurnEntry, dice: ScriptedDice, stages: readonly string[]): Course => {
  const { turn } = from.state
  let course = onward(from, enlisted(from.state, document, entry))
  while (course.state.turn === turn && stages.includes(course.state.stage)) {
    const [next] = hex.awaiting(course.state)
    if (!next) break
    const state = JSON.parse(JSON.stringify(course.state)) as State
    course = onward(course, advance(state, next.group, document, entry, dice))
    course = onward(course, enlisted(course.state, document, entry))
  }
  return course
}

/** Events of the present turn, from its opening on, and the state before them. */
const opened = (before: State, events: readonly HexEvent[]): { readonly start: State; readonly events: readonly HexEvent[] } => {
  const at = events.map(({ kind }) => kind).lastIndexOf('turnOpened')
  return { start: hex.evolve(before, events.slice(0, Math.max(at, 0))), events: events.slice(Math.max(at, 0)) }
}

/** Fights of the entry that never came up, and players who are none. */
const strays = (document: HexCase, entry: TurnEntry, played: PlayedTurn): readonly string[] => {
  const players = Object.keys(document.players)
  const unknown = (key: string, names: readonly string[], known: readonly string[]): readonly string[] =>
    names.filter((name) => !known.includes(name)).map((name) => `${key}.${name}: there is none`)
  return [
    ...unknown('battles', Object.keys(entry.battles ?? {}), foughtIn(played)),
    ...unknown('upkeep', Object.keys(entry.upkeep ?? {}), players),
    ...unknown('moves', Object.keys(entry.moves ?? {}), players),
  ]
}

const playCase = (document: HexCase): readonly string[] => {
  const opening = openingOf(document)
  if ('problems' in opening) return opening.problems
  const { scenario, settings, seats } = opening
  const dice = diceOf(document.dice, [])
  const events = hex.setUp(scenario, settings, seats, dice, defaultSystem)
  let course: Course = { state: hex.evolve(hex.initial, events), events }
  const failures: string[] = []
  if (document.setup || document.expect) {
    course = playTurn(course, document, {}, dice, ['setUp'])
    failures.push(...judgeSetUp(document, course.events), ...dice.problems())
  }
  let turn = opened(hex.initial, course.events)
  for (const [index, entry] of (document.turns ?? []).entries()) {
    const place = `turn ${String(index + 1)}`
    if (course.state.stage === 'ended') return [...failures, `${place}: the campaign is over`]
    const last = lastStage(entry, index === (document.turns?.length ?? 0) - 1)
    const early = last === 'UPKEEP' || last === 'MOVEMENT'
    const rolls = diceOf(entry.dice, early ? battleDice : sheetDice)
    course = playTurn({ ...course, events: turn.events }, document, entry, rolls, reached(last))
    const played: PlayedTurn = { start: turn.start, events: course.events }
    const found = [
      ...judge(entry, played),
      ...rolls.problems(),
      ...(early ? [] : strays(document, entry, played)),
    ]
    failures.push(...found.map((line) => `${place}: ${line}`))
    turn = opened(turn.start, course.events)
  }
  return failures
}

const adapter: CaseAdapter = {
  rules: new Set(Object.keys(rules)),
  NOT_YET: [],
  wants: () => [],
  run: (document: CaseDocument) => (isHexCase(document) ? playCase(document) : malformed(document)),
}

export default adapter
