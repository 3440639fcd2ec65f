import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { EventOf, MoveEvent } from '../model/events.js'
import type { Banner, State } from '../model/state.js'
import { changeBanner, remember } from './change.js'
import type { Draft } from './draft.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** Puts one id for another in the turn's memory and the contacts: a part, or a survivor, is what its whole was. */
const alsoKnownAs = (draft: Draft, whole: PieceId, part: PieceId): void => {
  const { state } = draft
  for (const key of ['moved', 'searching', 'clearing'] as const)
    if (state.memory[key].includes(whole) && !state.memory[key].includes(part)) remember(draft, key, part)
  const more = state.contacts
    .filter((pair) => pair.includes(whole))
    .map(([a, b]): State['contacts'][number] => [a === whole ? part : a, b === whole ? part : b])
  if (more.length > 0) state.contacts = [...state.contacts, ...more]
}

const split = (draft: Draft, event: EventOf<'split'>): void => {
  changeBanner(draft, event.banner, { level: event.level, works: event.works })
  draft.addBanner(event.part)
  const { searching, clearing } = draft.state.memory
  alsoKnownAs(draft, event.banner, event.part.id)
  // orders still pending stay with the first part
  draft.state.memory = { ...draft.state.memory, searching, clearing }
}

/** A reward still to be paid goes to the banner that the earner has become part of. */
const inherit = (draft: Draft, absorbed: PieceId, kept: PieceId): void => {
  const { memory } = draft.state
  const rewards = memory.rewards.map((entry) => (entry.banner === absorbed ? { ...entry, banner: kept } : entry))
  draft.state.memory = { ...memory, rewards }
}

const join = (draft: Draft, event: EventOf<'joined'>): void => {
  const [kept, absorbed] = [draft.banner(event.banner), draft.banner(event.absorbed)]
  draft.setBanner({
    ...kept,
    level: event.level,
    works: event.works,
    node: kept.node || absorbed.node,
    mustRetreat: kept.mustRetreat ?? absorbed.mustRetreat,
    origins: [...new Set([...kept.origins, ...absorbed.origins])],
  })
  for (const relic of draft.state.relics)
    if (relic.place.kind === 'carried' && relic.place.by === absorbed.id)
      draft.setRelic({ ...relic, place: { kind: 'carried', by: kept.id } })
  alsoKnownAs(draft, absorbed.id, kept.id)
  inherit(draft, absorbed.id, kept.id)
  draft.removeBanner(absorbed.id)
}

const retreated = (draft: Draft, id: PieceId, part: Partial<Banner>): void => {
  const { mustRetreat } = draft.banner(id)
  remember(draft, 'retreated', {
    banner: id,
    victor: mustRetreat?.victor ?? null,
    victors: mustRetreat?.victors ?? [],
  })
  changeBanner(draft, id, { ...part, works: 'none', mustRetreat: null })
}

const relic = (draft: Draft, id: string, place: State['relics'][number]['place']): void => {
  const found = draft.state.relics.find((entry) => entry.id === id)
  if (found) draft.setRelic({ ...found, place })
}

/** The taker knows that it lies there no more. */
const forget = (draft: Draft, id: SeatId, relic: string): void => {
  const seat = draft.state.seats.find((entry) => entry.id === id)
  draft.learn(id, { relics: (seat?.knowledge.relics ?? []).filter((memory) => memory.relic !== relic) })
}

/** What happens to banners and what they carry. */
export const evolveMoves: Evolvers<MoveEvent> = {
  worksChanged: (draft, { banner, works }) => {
    changeBanner(draft, banner, { works })
  },
  teleported: (draft, { banner, from, to }) => {
    if (to !== from) remember(draft, 'moved', banner)
    changeBanner(draft, banner, { at: to })
  },
  marched: (draft, { banner, to }) => {
    remember(draft, 'moved', banner)
    changeBanner(draft, banner, { at: to })
  },
  marchFailed: unchanged,
  retreated: (draft, { banner, to }) => {
    retreated(draft, banner, { at: to })
  },
  retreatStayed: (draft, { banner }) => {
    remember(draft, 'stayed', banner)
    changeBanner(draft, banner, { works: 'none', mustRetreat: null })
  },
  resupplied: (draft, { banner, level }) => {
    changeBanner(draft, banner, { level })
  },
  transferred: (draft, { banner, from, level, senderLevel }) => {
    changeBanner(draft, from, { level: senderLevel })
    changeBanner(draft, banner, { level })
  },
  relicTaken: (draft, event) => {
    relic(draft, event.relic, { kind: 'carried', by: event.banner })
    forget(draft, event.seat, event.relic)
  },
  relicDestroyed: (draft, event) => {
    relic(draft, event.relic, { kind: 'destroyed' })
  },
  relicDropped: (draft, event) => {
    relic(draft, event.relic, { kind: 'ground', at: event.at, since: event.turn, hidden: true })
  },
  split,
  joined: join,
  bannerDestroyed: (draft, { banner, fallen }) => {
    draft.removeBanner(banner)
    draft.state.fallen = [...draft.state.fallen, fallen]
  },
  rewardEarned: (draft, { banner, levels }) => {
    remember(draft, 'rewards', { banner, levels })
  },
}
