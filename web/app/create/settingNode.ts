import type { ChoiceSetting, NumberSetting, SettingSpec } from '@muster/rulesets/kit/settings.js'
import * as words from '../../messages/settings.generated.js'
import type { FormNode, NodeOf } from '../../forms/node.js'

/** More of a meaning stands below the list, once it is chosen. */
const mostShown = 70

const titleOf = (value: string, whole: string, usual: boolean): string => {
  const meaning = whole.length > mostShown ? words.short({ value, meaning: whole.slice(0, 60) }) : whole
  return usual ? words.usual({ meaning }) : meaning
}

const choiceOf = ({ question, source, options, default: usual }: ChoiceSetting): NodeOf<'choice'> => ({
  kind: 'choice',
  title: question,
  values: Object.entries(options).map(([value, meaning]) => ({
    value,
    title: titleOf(value, meaning, value === usual),
    about: `${meaning} · ${source}`,
  })),
})

const numberOf = ({ question, source, values, min, max, step = 1 }: NumberSetting): FormNode =>
  values
    ? { kind: 'choice', title: question, about: source, values: values.map((value) => ({ value: String(value) })) }
    : {
        ...{ kind: 'amount', title: question, about: words.range({ least: String(min), most: String(max), source }) },
        ...{ min, max, step, points: false },
      }

/** One question of the ruleset as part of a form. */
export const settingNode = (spec: Exclude<SettingSpec, { readonly type: 'data' }>): FormNode => {
  switch (spec.type) {
    case 'flag':
      return { kind: 'switch', title: spec.question }
    case 'number':
      return numberOf(spec)
    case 'choice':
      return choiceOf(spec)
  }
}
