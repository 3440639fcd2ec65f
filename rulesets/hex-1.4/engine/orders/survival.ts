import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import { fail, ok } from '../../../kit/result.js'
import * as words from '../../messages/aftermath.generated.js'
import { why } from '../orderValidation/refusal.js'
import { listSchema, onlyList, problem, refusal, unitName, type AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { fieldsOf, option } from './parts/kind.js'

const isFace = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6

/** HX-364: survival dice of a unit that were thrown on the table. */
export const survival: AftermathOf<'survival'> = {
  ...{ kind: 'survival', slot: 'survival', title: words.survival(), rule: ruleId('HX-364') },
  schema: { type: 'object' },
  read: ({ item, detail }) => {
    const faces = onlyList(detail, 'faces')
    return item !== undefined && faces?.every(isFace)
      ? ok({ kind: 'survival', unit: item, faces })
      : fail(problem('incomplete', 'HX-364', words.nameFaces()))
  },
  refuse: ({ unit, faces }, view) => {
    const found = asked(view).survivals.find((entry) => entry.unit === unit)
    if (!found) return refusal('not-asked', 'HX-364', why('noDiceAwaited', {}))
    return faces.length === found.dice
      ? null
      : refusal('wrong-count', 'HX-364', why('wrongDiceCount', { unit: found.name, dice: found.dice }))
  },
  offer: (view) =>
    asked(view).survivals.map(({ unit, name, dice, lives }) =>
      option(survival, {
        label: words.survivalOf({ unit: name }),
        slot: `${survival.slot} ${unit}`,
        item: [{ id: unit, label: name, badge: words.livesOn({ lives }) }],
        detail: listSchema('faces', {
          title: words.diceThrown(),
          minItems: dice,
          maxItems: dice,
          items: { type: 'integer', minimum: 1, maximum: 6 },
        }),
      }),
    ),
  describe: (view, { item = '', detail }) => {
    const name = asked(view).survivals.find(({ unit }) => unit === item)?.name ?? unitName(view, item)
    const { faces } = fieldsOf(detail)
    return words.throws({ unit: name, faces: Array.isArray(faces) ? faces.map(String).join(', ') : '…' })
  },
}
