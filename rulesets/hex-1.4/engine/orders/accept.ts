import { facilitatorDesk, ruleId, seatId } from '../../../kit/ids.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import { settingsOf } from '../view/laws.js'
import { battleNamed } from '../view/names.js'
import type { BattleView, HexView } from '../view.js'
import { bySentence, fightAsked, noFight, ofFightWith, offerFor, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'

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
  const about = [
    'If a bot plays the other side, the battle is fought on a table all the same, and what you report counts once it is confirmed: by the facilitator, if there is one, else by the player named here. Without a confirmation it is rolled off.',
    'A player who is asked learns that the two of you fight, with how many points, the mission, and what you report of winner and points left.',
    'If a person plays the other side, nobody learns whom you named, and it counts for nothing.',
  ].join('\n')
  const label = (id: string): string =>
    id === facilitatorDesk ? 'The facilitator, if there is one' : seatName(view, id)
  const all = confirmers(view, battle)
  return all.length === 0
    ? []
    : [
        option(accept, {
          ...{ label: 'Against a bot: name who confirms the result', rule: ruleId('HX-525'), item, many: true },
          with: all.map((id) => ({ id, label: label(id), about })),
        }),
      ]
}

/** Whose word one would take, with what asking tells that player (HX-301). */
const acceptOptions = (view: HexView, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const thirds = thirdSeats(view, battle)
  const about = [
    'Asked only if the reports still differ, no facilitator rules and your opponent names this player too; else nobody learns whom you named.',
    'Learns that the two of you fight, with how many points, the mission, and what both reports say of winner and points left.',
    'Learns no hex, force, unit or raid’s target, and not how the fight is decided.',
  ].join('\n')
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
  if (battle?.id !== order.battle) return noFight
  if (![...thirdSeats(view, battle), ...confirmers(view, battle)].includes(order.of))
    return 'Name a third player whose word you would take: one of those offered.'
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? 'Name each player once.' : null
}

/** HX-301, HX-525: a third player whose word one would take: stands beside an answer, or alone. */
export const accept: AnswerOf<'accept'> = {
  ...{ kind: 'accept', slot: 'word', title: 'Name a third player whose word you would take', rule: ruleId('HX-301') },
  schema: null,
  read: ofFightWith('Name a third player whose word you would take.', 'HX-301', (battle, third) =>
    ok({ kind: 'accept', battle, of: seatId(third) }),
  ),
  refuse: (order, asked, before) => bySentence('accept', fault(order, asked, before), 'HX-301'),
  offer: offerFor((view, battle, item) => [
    ...confirmerOptions(view, battle, item),
    ...acceptOptions(view, battle, item),
  ]),
  describe: (view, { item, with: third = '' }) => `${battleNamed(view, item)} – you would take the word of ${third}`,
}
