import type { Json } from '@muster/rulesets/kit/json.js'
import type { FormNode, Value } from '../forms/node.js'
import * as words from '../messages/houseRules.generated.js'

/** Steps of the create form in which such questions are asked. */
export type FieldStep = 'pace' | 'seats' | 'rules'

/** Headings on the page of house rules, and folds in the create form. */
export type FieldPart = 'table' | 'letters' | 'absence' | 'votes' | 'finding'

/** Answers to the campaign’s own questions, by key; what is left out is as usual. */
export type TableChoices = Readonly<Record<string, Json>>

/**
 * A question that the campaign itself asks, whatever its ruleset: one entry here is asked in a step of the create form, stands in its summary and is
 * answered on the page of house rules.
 */
export interface TableField {
  /** Where the answer stands in `CreateCampaignInput` and `HouseRules`: `press`, `absence.quorum`. */
  readonly key: string
  readonly step: FieldStep
  readonly part: FieldPart
  /** What holds where nothing is chosen; it may hang on another answer. */
  readonly usual: (choices: TableChoices) => Json
  /** As the create form asks it. */
  readonly node: () => FormNode
  /** As the page of house rules asks it. */
  readonly question: () => string
  readonly says: (value: Json) => string
}

type Text = () => string
type Place = Pick<TableField, 'key' | 'step' | 'part'>

const always =
  (value: Json): TableField['usual'] =>
  () =>
    value

export const flagField = (place: Place, usual: boolean, label: Text, question: Text): TableField => ({
  ...{ ...place, usual: always(usual), question },
  node: () => ({ kind: 'switch', title: label() }),
  says: (value) => (value === true ? words.yes() : words.no()),
})

interface Counted {
  readonly bounds: readonly [min: number, max: number]
  readonly label: Text
  readonly question: Text
  readonly hint?: Text
  /** What the number counts; the bare number if left out. */
  readonly says?: (count: number) => string
}

export const countField = (
  place: Place,
  usual: number | TableField['usual'],
  { bounds: [min, max], label, question, hint, says = String }: Counted,
): TableField => ({
  ...{ ...place, question, usual: typeof usual === 'number' ? always(usual) : usual },
  node: () => ({
    ...{ kind: 'amount', title: label(), min, max, step: 1, points: false },
    ...(hint && { about: hint() }),
  }),
  says: (value) => says(Number(value)),
})

interface Chosen {
  /** The first is usual. */
  readonly values: readonly [string, ...string[]]
  readonly label: Text
  readonly question: Text
  readonly hint?: Text
  /** What a value means, in the form and on the page. */
  readonly means: (value: string) => string
  readonly says?: (value: string) => string
}

export const choiceField = (
  place: Place,
  { values, label, question, hint, means, says = means }: Chosen,
): TableField => ({
  ...{ ...place, question, usual: always(values[0]) },
  node: () => ({
    ...{ kind: 'choice', title: label(), values: values.map((value): Value => ({ value, title: means(value) })) },
    ...(hint && { about: hint() }),
  }),
  says: (value) => says(typeof value === 'string' ? value : ''),
})
