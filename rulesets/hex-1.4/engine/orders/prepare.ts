import { pieceId, ruleId, type Token } from '../../../kit/ids.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { ok, type Result } from '../../../kit/result.js'
import { prepareFaults } from '../orderValidation/battle.js'
import type { PrepareOrder } from '../model/orders.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, malformed, missionOf, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { flag, number, objectOf, stranger } from './parts/fightReads.js'
import { closed, prepareSchema } from './parts/fightSchemas.js'
import { fieldsOf, option, pointsText } from './parts/kind.js'
import { specialText } from './parts/purchase.js'
import { termsOf } from './parts/terms.js'
import * as words from '../../messages/answers.generated.js'

const keys = ['strikes', 'transporters', 'intel', 'freeHeavySupport', 'defender', 'mission', 'rollOff']

const read = (battle: Token, { detail }: OrderDraft): Result<PrepareOrder, OrderProblem> => {
  const fields = objectOf(detail ?? {})
  if (!fields || stranger(fields, keys) !== undefined)
    return malformed(words.bringEntries({ entries: keys.join(', ') }), 'HX-165')
  const { defender, mission } = fields
  const [strikes, transporters, free] = [
    number(fields['strikes']),
    number(fields['transporters']),
    number(fields['freeHeavySupport']),
  ]
  const [intel, rollOff] = [flag(fields['intel']), flag(fields['rollOff'])]
  if (strikes === null || transporters === null || free === null || intel === null || rollOff === null)
    return malformed(words.bringValues(), 'HX-165')
  if (
    (defender !== undefined && typeof defender !== 'string') ||
    (mission !== undefined && typeof mission !== 'string')
  )
    return malformed(words.bringNames(), 'HX-165')
  return ok({
    ...{ kind: 'prepare', battle, strikes, transporters, intel, freeHeavySupport: free },
    ...(defender === undefined ? {} : { defender: pieceId(defender) }),
    ...(mission === undefined ? {} : { mission }),
    ...(rollOff ? { rollOff } : {}),
  })
}

const isMany = (value: unknown): value is number => typeof value === 'number' && value > 0

/** HX-165: what a side brings to a fight. */
export const prepare: AnswerOf<'prepare'> = {
  ...{ kind: 'prepare', slot: 'answer', title: words.bring(), rule: ruleId('HX-165') },
  schema: closed({
    strikes: { type: 'integer', minimum: 0 },
    transporters: { type: 'integer', minimum: 0 },
    intel: { type: 'boolean' },
    freeHeavySupport: { type: 'integer', minimum: 0 },
    defender: { type: 'string' },
    mission: { type: 'string' },
    rollOff: { type: 'boolean' },
  }),
  read: ofFight(read),
  refuse: aboutFight((order, battle, view) => prepareFaults(order, termsOf(view, battle))),
  offer: offerFor((view, battle, item) => [
    option(prepare, { item, detail: prepareSchema(battle, termsOf(view, battle)) }),
  ]),
  describe: (view, { item, detail }) => {
    const { strikes, transporters, intel, freeHeavySupport, defender, mission, rollOff } = fieldsOf(detail)
    const brought = [
      ...(rollOff === true ? [words.settleByDice()] : []),
      ...(isMany(strikes) ? [specialText({ item: 'AIR_STRIKE', amount: strikes })] : []),
      ...(isMany(transporters) ? [specialText({ item: 'TRANSPORTER_DEVICE', amount: transporters })] : []),
      ...(intel === true ? [specialText({ item: 'ADVANCED_INTEL' })] : []),
      ...(isMany(freeHeavySupport) ? [words.freeChoiceOf({ points: pointsText(freeHeavySupport) })] : []),
      ...(typeof defender === 'string' ? [words.meetsIt({ force: defender })] : []),
      ...(typeof mission === 'string' ? [words.missionOf({ mission: missionOf(view, item, mission) })] : []),
    ]
    const what = brought.join(', ') || words.nothingSpecial()
    return words.aboutBattle({ battle: battleNamed(view, item), what })
  },
}
