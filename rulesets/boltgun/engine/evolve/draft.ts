import type { PieceId, SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import { indexOf, sameIndex } from '../model/pieces.js'
import type { Banner, Knowledge, Relic, Seat, State } from '../model/state.js'

/**
 * A state under way. Lists are copied before their first write, so that thousands of events cost one copy; destroyed banners keep
 * their place until the draft is closed.
 */
export interface Draft {
  readonly state: { -readonly [Key in keyof State]: State[Key] }
  banner(id: PieceId): Banner
  setBanner(banner: Banner): void
  addBanner(banner: Banner): void
  removeBanner(id: PieceId): void
  replaceBanners(banners: readonly Banner[]): void
  setRelic(relic: Relic): void
  changeSeat(id: SeatId, change: Partial<Seat>): void
  learn(id: SeatId, change: Partial<Knowledge>): void
  /** The list itself if this draft made it, else a copy. */
  own<Item>(list: readonly Item[]): Item[]
  readonly close: () => State
}

const at = <Item>(list: readonly Item[], index: number | undefined, what: string, id: string): Item => {
  const found = index === undefined ? undefined : list[index]
  if (found === undefined) throw new RuleBug(`no ${what} ${id}`)
  return found
}

export const openDraft = (base: State): Draft => {
  const state = { ...base }
  const made = new WeakSet()
  let index = indexOf(base.banners) as Map<PieceId, number>
  let reindexed = false
  const gone = new Set<PieceId>()
  const own = <Item>(list: readonly Item[]): Item[] => {
    if (made.has(list)) return list as Item[]
    const copy = [...list]
    made.add(copy)
    return copy
  }
  const banners = (): Banner[] => {
    const list = own(state.banners)
    state.banners = list
    return list
  }
  const seat = (id: SeatId): number => state.seats.findIndex((entry) => entry.id === id)
  const changeSeat = (id: SeatId, change: Partial<Seat>): void => {
    const place = seat(id)
    const list = own(state.seats)
    list[place] = { ...at(list, place, 'seat', id), ...change }
    state.seats = list
  }
  return {
    state,
    own,
    banner: (id) => at(state.banners, index.get(id), 'banner', id),
    setBanner: (banner) => {
      const place = index.get(banner.id)
      if (place === undefined) throw new RuleBug(`no banner ${banner.id}`)
      banners()[place] = banner
    },
    addBanner: (banner) => {
      if (!reindexed) index = new Map(index)
      reindexed = true
      index.set(banner.id, banners().push(banner) - 1)
    },
    removeBanner: (id) => {
      gone.add(id)
      banners()
    },
    replaceBanners: (list) => {
      state.banners = list
      index = indexOf(list) as Map<PieceId, number>
      reindexed = false
    },
    setRelic: (relic) => {
      state.relics = state.relics.map((entry) => (entry.id === relic.id ? relic : entry))
    },
    changeSeat,
    learn: (id, change) => {
      const { knowledge } = at(state.seats, seat(id), 'seat', id)
      changeSeat(id, { knowledge: { ...knowledge, ...change } })
    },
    close: () => {
      if (gone.size > 0) state.banners = state.banners.filter((banner) => !gone.has(banner.id))
      else if (state.banners !== base.banners) sameIndex(state.banners, index)
      return state
    },
  }
}

export const closeDraft = (draft: Draft): State => draft.close()
