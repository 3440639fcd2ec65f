import type { CaseDocument } from '../../../test/cases/lib/adapter.js'
import {
  amount,
  anything,
  either,
  flag,
  keys,
  listOf,
  mapOf,
  matching,
  nullable,
  oneOf,
  text,
  whole,
  yes,
  type Problems,
} from '../../../test/cases/lib/shape.js'
import { isArmyRule } from '../engine/data/armyRules.js'

const sector = matching(/^\d+,\d+$/, 'sector')
const pair = matching(/^.+-.+$/, 'battle')
const works = oneOf('NONE', 'FORTIFIED', 'ENTRENCHED')
const armyRule = (value: unknown, path: string): Problems =>
  typeof value === 'string' && isArmyRule(value) ? [] : [`${path}: there is no army rule ${String(value)}`]

const order = keys({
  'banner!': text,
  march: sector,
  teleport: sector,
  search: yes,
  fortify: yes,
  entrench: yes,
  unfortify: yes,
  resupply: yes,
  join: text,
  split: either(yes, text),
  transfer: keys({ 'from!': text, levels: whole, relics: listOf(text) }),
  retreat: sector,
  destroyRelic: text,
  pickUp: text,
  node: text,
})

const report = either(
  oneOf('abstract'),
  keys({ 'winner!': text, 'lost!': mapOf(amount), sacrifice: whole }),
)

const expectation = keys({
  banners: mapOf(
    nullable(
      keys({ at: sector, level: whole, works, mustRetreat: flag, node: flag, relics: listOf(text) }),
    ),
  ),
  owned: mapOf(listOf(sector)),
  ownedCount: mapOf(whole),
  disputed: listOf(sector),
  battles: listOf(pair),
  fought: listOf(pair),
  abr: mapOf(nullable(keys({ winner: text, margin: text, lost: mapOf(amount) }))),
  attrition: mapOf(whole),
  missions: mapOf(nullable(keys({ situation: text, attacker: text, class: text, city: flag }))),
  refused: listOf(keys({ 'player!': text, 'banner!': text, 'order!': text })),
  void: listOf(keys({ 'banner!': text, 'order!': text })),
  relics: mapOf(nullable(keys({ at: sector, carrier: text }))),
  eliminated: listOf(text),
  champion: nullable(text),
  sees: mapOf(listOf(keys({ 'owner!': text, 'at!': sector, level: nullable(whole) }))),
  captures: mapOf(listOf(keys({ 'sector!': sector, 'at!': nullable(sector), level: nullable(whole) }))),
  ownership: mapOf(mapOf(nullable(text))),
  features: mapOf(listOf(text)),
})

const ruledBattle = either(oneOf('abstract'), keys({ 'winner!': text, 'lost!': mapOf(amount) }))

const turn = keys({
  orders: mapOf(listOf(order)),
  choices: mapOf(oneOf('sheet', 'abstract')),
  accept: mapOf(mapOf(listOf(text))),
  words: mapOf(text),
  rulings: keys({ retreats: mapOf(sector), battles: mapOf(ruledBattle), champion: nullable(text) }),
  dice: either(oneOf('any'), mapOf(listOf(whole))),
  // Sides by player, `both`, and `forfeit`
  results: mapOf(mapOf(either(report, listOf(text)))),
  shifts: mapOf(mapOf(oneOf(-1, 0, 1))),
  expect: expectation,
})

const caseFile = keys({
  'id!': text,
  'title!': text,
  'rules!': listOf(text),
  reading: listOf(text),
  'ruleset!': oneOf('boltgun'),
  settings: mapOf(anything),
  'map!': text,
  'players!': mapOf(keys({ armyRules: listOf(armyRule) })),
  'banners!': mapOf(
    keys({ 'at!': sector, 'level!': whole, works, mustRetreat: yes, victor: sector, node: flag, owner: text }),
  ),
  owned: either(oneOf('footprints'), mapOf(listOf(sector))),
  disputed: listOf(sector),
  features: mapOf(keys({ 'at!': sector, hidden: flag, knownTo: listOf(text) })),
  relics: mapOf(keys({ at: sector, carrier: text, hidden: flag, knownTo: listOf(text) })),
  objectives: mapOf(
    listOf(
      keys({
        occupy: listOf(sector),
        hold: text,
        control: text,
        destroy: listOf(text),
        count: whole,
        secondary: flag,
        by: oneOf('own', 'anyone'),
        checks: whole,
      }),
    ),
  ),
  'turns!': listOf(turn),
})

export interface OrderEntry {
  readonly banner: string
  readonly march?: string
  readonly teleport?: string
  readonly search?: true
  readonly fortify?: true
  readonly entrench?: true
  readonly unfortify?: true
  readonly resupply?: true
  readonly join?: string
  readonly split?: true | string
  readonly transfer?: { readonly from: string; readonly levels?: number; readonly relics?: readonly string[] }
  readonly retreat?: string
  readonly destroyRelic?: string
  readonly pickUp?: string
  readonly node?: string
}

export type Report =
  | 'abstract'
  | { readonly winner: string; readonly lost: Readonly<Record<string, number>>; readonly sacrifice?: number }

/** Reports by player, or `both`; under `forfeit` a list of players. */
export type BattleEntry = Readonly<Record<string, Report | readonly string[]>>

/** What a facilitator says where the settings ask him; silent on everything left out. */
interface RulingsEntry {
  readonly retreats?: Readonly<Record<string, string>>
  readonly battles?: Readonly<Record<string, Report>>
  readonly champion?: string | null
}

export interface TurnEntry {
  readonly orders?: Readonly<Record<string, readonly OrderEntry[]>>
  readonly dice?: 'any' | Readonly<Record<string, readonly number[]>>
  readonly results?: Readonly<Record<string, BattleEntry>>
  readonly shifts?: Readonly<Record<string, Readonly<Record<string, -1 | 0 | 1>>>>
  readonly choices?: Readonly<Record<string, 'sheet' | 'abstract'>>
  readonly accept?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly words?: Readonly<Record<string, string>>
  readonly rulings?: RulingsEntry
  readonly expect?: Readonly<Record<string, unknown>>
}

export interface BannerEntry {
  readonly at: string
  readonly level: number
  readonly works?: 'NONE' | 'FORTIFIED' | 'ENTRENCHED'
  readonly mustRetreat?: true
  readonly victor?: string
  readonly node?: boolean
  readonly owner?: string
}

export interface BoltgunCase extends CaseDocument {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly map: string
  readonly players: Readonly<Record<string, { readonly armyRules?: readonly string[] }>>
  readonly banners: Readonly<Record<string, BannerEntry>>
  readonly owned?: 'footprints' | Readonly<Record<string, readonly string[]>>
  readonly disputed?: readonly string[]
  readonly features?: Readonly<
    Record<string, { readonly at: string; readonly hidden?: boolean; readonly knownTo?: readonly string[] }>
  >
  readonly relics?: Readonly<
    Record<
      string,
      {
        readonly at?: string
        readonly carrier?: string
        readonly hidden?: boolean
        readonly knownTo?: readonly string[]
      }
    >
  >
  readonly objectives?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly turns: readonly TurnEntry[]
}

/** What is malformed in a case; empty when it may be played. */
export const malformed = (document: CaseDocument): Problems => caseFile(document, '')

export const isBoltgunCase = (document: CaseDocument): document is BoltgunCase => malformed(document).length === 0
