import type { PieceId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { Banner, State } from './state.js'

const indices = new WeakMap<readonly Banner[], ReadonlyMap<PieceId, number>>()

/** Positions by id, computed once a list. */
export const indexOf = (banners: readonly Banner[]): ReadonlyMap<PieceId, number> => {
  const found = indices.get(banners)
  if (found) return found
  const index = new Map(banners.map((banner, at) => [banner.id, at]))
  indices.set(banners, index)
  return index
}

/** Says that a new list holds the same ids at the same places. */
export const sameIndex = (banners: readonly Banner[], index: ReadonlyMap<PieceId, number>): void => {
  indices.set(banners, index)
}

/** The banner of an id while it lives. */
export const findBanner = (state: Pick<State, 'banners'>, id: PieceId): Banner | undefined => {
  const at = indexOf(state.banners).get(id)
  return at === undefined ? undefined : state.banners[at]
}

export const bannerOf = (state: Pick<State, 'banners'>, id: PieceId): Banner => {
  const found = findBanner(state, id)
  if (!found) throw new RuleBug(`no banner ${id}`)
  return found
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
