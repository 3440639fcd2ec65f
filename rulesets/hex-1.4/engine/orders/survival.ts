import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import { fail, ok } from '../../../kit/result.js'
import { listSchema, onlyList, problem, unitName, type AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { fieldsOf, option } from './parts/kind.js'

const isFace = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6

/** HX-364: survival dice of a unit that were thrown on the table. */
export const survival: AftermathOf<'survival'> = {
  ...{ kind: 'survival', slot: 'survival', title: 'Survival dice', rule: ruleId('HX-364') },
  schema: { type: 'object' },
  read: ({ item, detail }) => {
    const faces = onlyList(detail, 'faces')
    return item !== undefined && faces?.every(isFace)
      ? ok({ kind: 'survival', unit: item, faces })
      : fail(problem('incomplete', 'HX-364', 'Name the unit and the faces of its dice, each from 1 to 6.'))
  },
  refuse: ({ unit, faces }, view) => {
    const found = asked(view).survivals.find((entry) => entry.unit === unit)
    if (!found)
      return problem('not-asked', 'HX-364', 'No dice are awaited for this unit. Take its order off the sheet.')
    return faces.length === found.dice
      ? null
      : problem('wrong-count', 'HX-364', `${found.name} has ${String(found.dice)} dice: give as many faces.`)
  },
  offer: (view) =>
    asked(view).survivals.map(({ unit, name, dice, lives }) =>
      option(survival, {
        label: `${survival.title} of ${name}`,
        slot: `${survival.slot} ${unit}`,
        item: [{ id: unit, label: name, badge: `lives on ${String(lives)}+` }],
        detail: listSchema('faces', {
          title: 'Dice as thrown on the table',
          minItems: dice,
          maxItems: dice,
          items: { type: 'integer', minimum: 1, maximum: 6 },
        }),
      }),
    ),
  describe: (view, { item = '', detail }) => {
    const name = asked(view).survivals.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
    const { faces } = fieldsOf(detail)
    return `${name} throws ${Array.isArray(faces) ? faces.map(String).join(', ') : '…'}`
  },
}
