import { askOf, type Ask } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { facilitatorDesk, groupId, ruleId, token } from '@muster/rulesets/kit/ids.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import { freely } from './lines.js'
import type { ToyEvent, ToyOrder, ToyState, ToyView } from './toyRuleset.js'
import { feudingToy } from './toyVariants.js'

type DisputedState = ToyState & { readonly ruled: boolean }
type DisputedEvent = ToyEvent | (GameEvent & { readonly kind: 'ruled'; readonly how: string })
type DisputedToy = Ruleset<DisputedState, ToyOrder, DisputedEvent, ToyView>

const { sandbox: _, corrections: __, ...feud } = feudingToy

const ruling: Ask = askOf(facilitatorDesk, groupId('ford-ruling'), {
  ...{ kind: 'conflict', title: 'Who holds the ford?', deadline: 'ruling', askedOfAllSeats: false },
  ...{ silence: { text: 'Nobody does.', rule: ruleId('LA-1') }, about: token('ford') },
})

/** The two fall out over the ford in the second turn, if the first scout of the first seat has gone anywhere: nobody else can know. */
const isDisputed = ({ turn, stage, ruled, scouts }: DisputedState): boolean =>
  turn === 2 && stage === 'walk' && !ruled && scouts[0]?.at !== 0

/** Lanterns of three sides with a battle, on which a facilitator may be asked to rule. */
export const disputedToy: DisputedToy = {
  ...feud,
  deadlines: [...feud.deadlines, { id: 'ruling', title: 'Rulings', days: 2, perGroup: true }],
  initial: { ...feud.initial, ruled: false },
  awaiting: (state) => [...feud.awaiting(state), ...(isDisputed(state) ? [ruling] : [])],
  // Whatever is said of the ford is a ruling.
  checkOrders: (view, ask, orders) => (ask.kind === 'conflict' ? [] : feud.checkOrders(view, ask, orders)),
  advance: (state, group, sheets, dice, system) =>
    group === ruling.group
      ? [{ kind: 'ruled', seenBy: state.seats.slice(0, 2), how: sheets[0]?.orders ? 'by ruling' : 'by silence' }]
      : feud.advance(state, group, sheets, dice, system),
  evolve: (state, events) =>
    events.reduce(
      (before, event) =>
        event.kind === 'ruled' ? { ...before, ruled: true } : { ...feud.evolve(before, [event]), ruled: before.ruled },
      state,
    ),
  reportFor: (event, viewer, board) =>
    event.kind === 'ruled'
      ? { rule: ruleId('LA-1'), step: 'ford', ...freely(`The ford is settled ${event.how}.`), cells: [], about: [] }
      : feud.reportFor(event, viewer, board),
  showBattles: (known, shown) => ({
    ...known,
    viewer: { kind: 'facilitator' },
    detail: { ...known.detail, fights: shown.map(({ id, seat, about }) => token(`${id} of ${seat} as ${about}`)) },
  }),
}
