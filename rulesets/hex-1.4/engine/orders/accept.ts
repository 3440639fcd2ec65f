import { facilitatorDesk, ruleId, seatId } from '../../../kit/ids.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import { settingsOf } from '../view/rulesContext.js'
import { battleNamed } from '../view/names.js'
import type { BattleView, HexView } from '../view/view.js'
import { bySentence, fightAsked, ofFightWith, offerFor, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'
import * as words from '../../messages/answers.generated.js'

const othersThan = ({ legend }: HexView, { sides }: BattleView): readonly string[] =>
  legend.map(({ seat }): string => seat).filter((seat) => sides.every((side) => side.seat !== seat))

const conflictRule = (view: HexView) => settingsOf(view)['result.conflict']

/** Third players whose word may be named while reports are corrected. */
const thirdSeats = (view: HexView, battle: BattleView): readonly string[] =>
  battle.step === 'correct' && conflictRule(view) === 'word' ? othersThan(view, battle) : []

/** HX-525: whoever may confirm what comes of a fight with a bot. */
const confirmers = (view: HexView, battle: BattleView): readonly string[] => {
  const rule = conflictRule(view)
  const raid = battle.kind === 'RAID' || battle.kind === 'SABOTAGE'
  if (battle.step !== 'prepare' || (rule !== 'word' && (rule !== 'gm' || raid))) return []
  return [...(rule === 'word' ? othersThan(view, battle) : []), facilitatorDesk]
}

/** A fight with a bot is rolled off, unless somebody is named who can confirm what is played on a table. */
const confirmerOptions = (view: HexView, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const about = words.confirmerAbout()
  const label = (id: string): string => (id === facilitatorDesk ? words.facilitator() : seatName(view, id))
  const all = confirmers(view, battle)
  return all.length === 0
    ? []
    : [
        option(accept, {
          ...{ label: words.nameConfirmer(), rule: ruleId('HX-525'), item, many: true },
          with: all.map((id) => ({ id, label: label(id), about })),
        }),
      ]
}

/** Whose word one would take, with what asking tells that player (HX-301). */
const acceptOptions = (view: HexView, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const thirds = thirdSeats(view, battle)
  const about = words.witnessAbout()
  return thirds.length === 0
    ? []
    : [
        option(accept, {
          ...{ item, many: true },
          with: thirds.map((seat) => ({ id: seat, label: seatName(view, seat), about })),
        }),
      ]
}

const fault = (
  order: OrderOf<'accept'>,
  { view, ask }: Asked,
  before: readonly { readonly kind: string; readonly of?: string }[],
): string | null => {
  const battle = fightAsked(view, ask)
  if (battle?.id !== order.battle) return words.unknownBattle()
  if (![...thirdSeats(view, battle), ...confirmers(view, battle)].includes(order.of)) return words.nameOffered()
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? words.nameOnce() : null
}

/** HX-301, HX-525: a third player whose word one would take: stands beside an answer, or alone. */
export const accept: AnswerOf<'accept'> = {
  ...{ kind: 'accept', slot: 'word', title: words.nameWitness(), rule: ruleId('HX-301') },
  schema: null,
  read: ofFightWith(words.nameOffered, 'HX-301', (battle, third) => ok({ kind: 'accept', battle, of: seatId(third) })),
  refuse: (order, asked, before) => bySentence('accept', fault(order, asked, before), 'HX-301'),
  offer: offerFor((view, battle, item) => [
    ...confirmerOptions(view, battle, item),
    ...acceptOptions(view, battle, item),
  ]),
  describe: (view, { item, with: third = '' }) =>
    words.aboutBattle({ battle: battleNamed(view, item), what: words.takeWordOf({ seat: third }) }),
}
