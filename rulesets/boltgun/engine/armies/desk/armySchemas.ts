import type { Json } from '../../../../kit/json.js'
import { armyRules, armyRuleText, type ArmyRule } from '../../data/armyRules.js'
import * as words from '../../../messages/armies.generated.js'

/** Most characters of each text, and most rules of a list: a detail must stay below 4 KB. */
export const most = { type: 40, title: 40, why: 200, text: 300, rules: 12, customs: 4, points: 3 } as const

const text = (title: string, maxLength: number): Json => ({ type: 'string', title, minLength: 1, maxLength })

const object = (properties: Readonly<Record<string, Json>>, required: readonly string[]): Json => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
})

const armyType: Json = text(words.typeTitle(), most.type)

/** Own banners, where one may be named as the node (BG-323). */
const node = (banners: readonly string[] | null): Readonly<Record<string, Json>> =>
  banners === null
    ? {}
    : {
        node: { type: 'string', title: words.nodeTitle(), ...(banners.length > 0 ? { enum: banners } : {}) },
      }

/** Detail of a printed army or the proposal; `banners` where its army has a node, else null. */
export const takenSchema = (banners: readonly string[] | null): Json => object({ type: armyType, ...node(banners) }, [])

const chosenRule: Json = object(
  {
    rule: {
      ...{ type: 'string', title: words.ruleTitle() },
      oneOf: (Object.keys(armyRules) as readonly ArmyRule[]).map((name) => {
        const { title, text: description } = armyRuleText(name)
        return { const: name, title, 'x-points': armyRules[name].points, description }
      }),
    },
    title: text(words.renamedTitle(), most.title),
    why: text(words.whyTitle(), most.why),
  },
  ['rule', 'why'],
)

const customRule: Json = object(
  {
    title: text(words.titleTitle(), most.title),
    text: text(words.textTitle(), most.text),
    points: {
      type: 'integer',
      'x-points': true,
      title: words.pointsTitle(),
      minimum: -most.points,
      maximum: most.points,
      default: 0,
    },
    why: text(words.whyTitle(), most.why),
  },
  ['title', 'text', 'why'],
)

/** Detail of an own list. A sum no schema can state: `x-budget` tells it to forms, and `examples` keep it. */
export const ownSchema = (budget: number, banners: readonly string[], examples: readonly Json[]): Json => ({
  ...{ type: 'object', additionalProperties: false, required: ['type', 'rules'], examples },
  properties: {
    type: armyType,
    rules: {
      ...{ type: 'array', title: words.rulesTitle(), maxItems: most.rules, uniqueItems: true, 'x-budget': budget },
      items: chosenRule,
    },
    customs: { type: 'array', title: words.customsTitle(), maxItems: most.customs, items: customRule },
    ...node(banners),
  },
})

/** One rule at most, and nothing that the budget cannot bear. */
export const exampleLists = (budget: number): readonly Json[] => {
  const fitting = (Object.keys(armyRules) as readonly ArmyRule[]).filter((rule) => armyRules[rule].points <= budget)
  const list = (rules: readonly ArmyRule[]): Json => ({
    type: words.exampleArmy(),
    rules: rules.map((rule) => ({ rule, why: words.exampleWhy({ rule: armyRuleText(rule).title }) })),
  })
  return [...(budget >= 0 ? [list([])] : []), ...fitting.slice(0, 3).map((rule) => list([rule]))]
}

/** Detail of a judgement: a refusal always says why. */
export const judgementSchema = (required: boolean): Json =>
  object({ reason: text(words.reasonTitle(), most.text) }, required ? ['reason'] : [])
