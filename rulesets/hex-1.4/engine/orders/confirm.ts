import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { unitsFaults } from '../orderValidation/battle.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, malformed, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { objectOf, readUnits, stranger } from './parts/fightReads.js'
import { anyUnits, closed, confirmSchema } from './parts/fightSchemas.js'
import { option } from './parts/kind.js'
import { termsOf } from './parts/terms.js'
import * as words from '../../messages/answers.generated.js'

/** HX-301: the result that the other filed stands; one's own units beside it. */
export const confirm: AnswerOf<'confirm'> = {
  ...{ kind: 'confirm', slot: 'answer', title: words.confirm(), rule: ruleId('HX-301') },
  schema: closed({ units: anyUnits }),
  read: ofFight((battle, { detail }) => {
    const fields = objectOf(detail ?? {})
    if (!fields || stranger(fields, ['units']) !== undefined) return malformed(words.confirmDetail())
    const units = readUnits(fields['units'])
    return units ? ok({ kind: 'confirm', battle, units }) : malformed(words.giveUnits())
  }),
  refuse: aboutFight(({ units }, battle, view) => unitsFaults(units, termsOf(view, battle))),
  offer: offerFor((view, battle, item) => {
    const detail = confirmSchema(view, battle)
    return [option(confirm, { item, ...(detail === null ? {} : { detail }) })]
  }),
  describe: (view, { item }) => words.aboutBattle({ battle: battleNamed(view, item), what: words.confirms() }),
}
