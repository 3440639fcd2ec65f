import { armyRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import type { CaseDocument } from '../../cases/lib/adapter.js'
import { isMap } from '../../cases/lib/shape.js'
import { documentsOf, passes } from '../../coverage/played.js'

/** All cases of the ruleset. */
export const documents = documentsOf('boltgun')

/** Small cases, whose list of rules says what they show; whole positions show too much at once. */
export const small = documents.filter(({ id }) => !id.startsWith('BX-'))

/** The army rules of all players of a case, by their ledger ids. */
export const armiesOf = (document: CaseDocument): ReadonlySet<string> => new Set(named(document).map(idOf))

type Player = Readonly<Record<string, unknown>>

const playersOf = (document: CaseDocument): readonly (readonly [string, Player])[] =>
  Object.entries(isMap(document['players']) ? document['players'] : {}).map(([name, player]) => [
    name,
    isMap(player) ? player : {},
  ])

const rulesOf = (player: Player): readonly string[] =>
  Array.isArray(player['armyRules']) ? player['armyRules'].map(String) : []

const named = (document: CaseDocument): readonly string[] =>
  playersOf(document).flatMap(([, player]) => rulesOf(player))

const ids = new Map<string, string>(Object.entries(armyRules).map(([name, { rule }]) => [name, rule]))
const idOf = (name: string): string => ids.get(name) ?? name

/** The case as if nobody had the army rule. */
export const holdsWithout = (document: CaseDocument, rule: string): Promise<boolean> =>
  passes({
    ...document,
    players: Object.fromEntries(
      playersOf(document).map(([name, player]) => [
        name,
        { ...player, armyRules: rulesOf(player).filter((other) => idOf(other) !== rule) },
      ]),
    ),
  })
