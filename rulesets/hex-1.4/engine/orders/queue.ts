import { cellName, pieceId, ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import { ok } from '../../../kit/result.js'
import { bySentence, malformed, type AnswerOf, type Asked } from './parts/answer.js'
import { objectOf, stranger } from './parts/fightReads.js'
import { closed, orderSchema } from './parts/fightSchemas.js'
import { fieldsOf, option, type OrderOf } from './parts/kind.js'
import * as words from '../../messages/answers.generated.js'

const names: Json = { type: 'array', items: { type: 'string' } }

const texts = (value: Json | undefined): readonly string[] | null => {
  if (!Array.isArray(value)) return null
  const found = value.filter((entry: unknown): entry is string => typeof entry === 'string')
  return found.length === value.length ? found : null
}

const fault = ({ at, armies = [], hexes = [] }: OrderOf<'queue'>, { view, ask }: Asked): string | null => {
  const queue = view.detail.queues.find((asked) => asked.at === at && ask.about === `queue-${asked.at}`)
  if (!queue) return words.hexAsked()
  const twice = new Set([...armies, ...hexes]).size < armies.length + hexes.length
  if (twice) return words.eachOnce()
  if (armies.some((army) => !queue.armies.includes(army))) return words.onlyArmies({ armies: queue.armies.join(', ') })
  return hexes.some((hex) => !queue.hexes.includes(hex)) ? words.onlyHexes({ hexes: queue.hexes.join(', ') }) : null
}

/** HX-152, HX-296: the order in which one's armies fight in a hex, or in which a garrison defends hexes. */
export const queue: AnswerOf<'queue'> = {
  ...{ kind: 'queue', slot: 'answer', title: words.orderArmies(), rule: ruleId('HX-296') },
  schema: closed({ armies: names, hexes: names }),
  read: ({ item, detail }) => {
    if (item === undefined || item === '') return malformed(words.nameHex())
    const fields = objectOf(detail)
    const [armies, hexes] = [texts(fields?.['armies']), texts(fields?.['hexes'])]
    if (!fields || stranger(fields, ['armies', 'hexes']) !== undefined || (armies === null) === (hexes === null))
      return malformed(words.nameOrder(), 'HX-296')
    return ok({
      ...{ kind: 'queue', at: cellName(item) },
      ...(armies ? { armies: armies.map(pieceId) } : {}),
      ...(hexes ? { hexes: hexes.map(cellName) } : {}),
    })
  },
  refuse: (order, asked) => bySentence('queue', fault(order, asked), asked.rule),
  offer: (view, ask) =>
    view.detail.queues
      .filter(({ at }) => ask.about === `queue-${at}`)
      .flatMap(({ at, armies, hexes }) => {
        const item = [{ id: at, label: words.atHex({ at }) }]
        const defended = { label: words.orderHexes(), rule: ruleId('HX-152') }
        return [
          ...(armies.length > 1 ? [option(queue, { item, detail: orderSchema('armies', armies) })] : []),
          ...(hexes.length > 1 ? [option(queue, { ...defended, item, detail: orderSchema('hexes', hexes) })] : []),
        ]
      }),
  describe: (_, { item = '', detail }) => {
    const { armies, hexes } = fieldsOf(detail)
    const list = Array.isArray(armies) ? armies : Array.isArray(hexes) ? hexes : []
    const order = list
      .map(String)
      .reduce((before, next) => (before === '' ? next : words.thenNext({ before, next })), '')
    return words.orderAt({ at: item, order })
  },
}
