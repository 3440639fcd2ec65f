import { compare } from '../../../test/cases/lib/compare.js'
import { scriptedDice } from '../../../test/cases/lib/dice.js'
import type { CaseAdapter, CaseDocument } from '../../../test/cases/lib/adapter.js'
import { canonical } from '../../kit/json.js'
import type { TabletopChoice } from '../../kit/system.js'
import { shelf, systemOf } from '../index.js'
import { isTableCase, malformed, type TableCase } from './format.js'

/** Rules of every system on the shelf, with each of its variants and with all of them. */
const rules: ReadonlySet<string> = new Set(
  shelf.flatMap((system) => {
    const all = system.variants.map(({ id }) => id)
    return [[], ...all.map((id) => [id]), all].flatMap((variants) => {
      const made = system.choose({ variants, settings: {}, overrides: {} })
      return made.ok ? Object.keys(made.value.rules) : []
    })
  }),
)

const composed = new Map<string, ReturnType<typeof systemOf>>()

/** Most cases are of a few systems: each is composed once. */
const composedOf = (choice: TabletopChoice): ReturnType<typeof systemOf> => {
  const known = composed.get(canonical(choice)) ?? systemOf(choice)
  composed.set(canonical(choice), known)
  return known
}

const playCase = ({ system: id, variants = [], settings = {}, overrides = {}, ...given }: TableCase): readonly string[] => {
  const made = composedOf({ id, variants, settings, overrides })
  if (!made.ok) return [`${made.problem.key}: ${made.problem.message}`]
  const procedure = made.value.procedures.find((each) => each.id === given.procedure)
  if (!procedure) return [`procedure: ${id} has no ${given.procedure}`]
  const prepared = procedure.prepare(given.input)
  if (!prepared.ok) return [`input: ${prepared.problem}`]
  const dice = scriptedDice(given.dice ?? {}, [], (name) => name)
  const outcome = prepared.value.play((name) => dice.roll(name, ''))
  // An expectation is read key by key: `legal: true` is `legal`, not `expect.legal`.
  const failures = Object.entries(given.expect).flatMap(([key, value]) => compare(key, value, outcome[key]))
  return [...failures, ...dice.problems()]
}

const adapter: CaseAdapter = {
  rules,
  NOT_YET: [],
  wants: () => [],
  run: (document: CaseDocument) => (isTableCase(document) ? playCase(document) : malformed(document)),
}

export default adapter
