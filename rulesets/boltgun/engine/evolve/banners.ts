import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Banner, State, TurnMemory } from '../state.js'
import type { Draft } from './draft.js'

type Joined = Extract<BoltgunEvent, { kind: 'joined' }>
type Split = Extract<BoltgunEvent, { kind: 'split' }>

const change = (draft: Draft, id: PieceId, part: Partial<Banner>): void => {
  draft.setBanner({ ...draft.banner(id), ...part })
}

const remember = <Key extends keyof TurnMemory>(draft: Draft, key: Key, entry: TurnMemory[Key][number]): void => {
  const before: readonly unknown[] = draft.state.memory[key]
  const list = draft.own(before)
  list.push(entry)
  if (list !== before) draft.state.memory = { ...draft.state.memory, [key]: list }
}

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

const split = (draft: Draft, event: Split): void => {
  change(draft, event.banner, { level: event.level, works: event.works })
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

const join = (draft: Draft, event: Joined): void => {
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
  change(draft, id, { ...part, works: 'none', mustRetreat: null })
}

const relic = (draft: Draft, id: string, place: State['relics'][number]['place']): void => {
  const found = draft.state.relics.find((entry) => entry.id === id)
  if (found) draft.setRelic({ ...found, place })
}

/** What happens to banners and what they carry. */
export const evolveBanner = (draft: Draft, event: BoltgunEvent): void => {
  switch (event.kind) {
    case 'worksChanged':
      return change(draft, event.banner, { works: event.works })
    case 'teleported':
      if (event.to !== event.from) remember(draft, 'moved', event.banner)
      return change(draft, event.banner, { at: event.to })
    case 'marched':
      remember(draft, 'moved', event.banner)
      return change(draft, event.banner, { at: event.to })
    case 'retreated':
      return retreated(draft, event.banner, { at: event.to })
    case 'retreatStayed':
      remember(draft, 'stayed', event.banner)
      return change(draft, event.banner, { works: 'none', mustRetreat: null })
    case 'resupplied':
      return change(draft, event.banner, { level: event.level })
    case 'transferred':
      change(draft, event.from, { level: event.senderLevel })
      return change(draft, event.banner, { level: event.level })
    case 'split':
      return split(draft, event)
    case 'joined':
      return join(draft, event)
    case 'bannerDestroyed':
      draft.removeBanner(event.banner)
      draft.state.fallen = [...draft.state.fallen, event.fallen]
      return
    case 'relicTaken':
      return relic(draft, event.relic, { kind: 'carried', by: event.banner })
    case 'relicDestroyed':
      return relic(draft, event.relic, { kind: 'destroyed' })
    case 'relicDropped':
      return relic(draft, event.relic, { kind: 'ground', at: event.at, since: event.turn, hidden: true })
    case 'rewardEarned':
      return remember(draft, 'rewards', { banner: event.banner, levels: event.levels })
    case 'attritionTaken':
      return change(draft, event.banner, { level: event.level })
    case 'hiveStruck': {
      const { memory } = draft.state
      draft.state.memory = { ...memory, nodesLost: memory.nodesLost.filter((seat) => seat !== event.seat) }
      return change(draft, event.banner, { level: event.level })
    }
    case 'retreatOrdered':
      return change(draft, event.banner, {
        mustRetreat: { victor: event.victor, victors: event.victors },
      })
    case 'nodeNamed':
      change(draft, event.banner, { node: true })
      return draft.changeSeat(event.seat, { owesNode: false })
    case 'nodeLost':
      remember(draft, 'nodesLost', event.seat)
      return draft.changeSeat(event.seat, { owesNode: true })
    default:
  }
}
