import type { OrderEntry } from '../../../../rulesets/boltgun/cases/format.js'
import {
  apart,
  at,
  beside,
  compass,
  has,
  open,
  placeOf,
  same,
  setting,
  step,
  ways,
  type Game,
  type Piece,
  type Place,
} from './field.js'

type Word = Exclude<keyof OrderEntry, 'banner'>

/** What of a banner's orders stands, and what of it was refused by name. */
export interface Reading {
  readonly standing: OrderEntry
  readonly refused: readonly Word[]
}

const mayMarch = (game: Game, piece: Piece, to: Place): boolean => {
  const from = at(piece)
  if (!open(game, to)) return false
  if (!has(game, piece, 'HIGHLY_MOBILE')) return step(game, from, to)
  if (apart(from, to) === 1) return setting(game, 'hm.exact') === false && step(game, from, to)
  return apart(from, to) === 2 && (setting(game, 'hm.jump') === true || ways(game, from, to).length > 0)
}

/** Retreats go anywhere near: no squeeze closes them, and two sectors need a passable one between where nobody jumps. */
export const mayRetreat = (game: Game, piece: Piece, to: Place): boolean => {
  const from = at(piece)
  if (!open(game, to) || same(from, to)) return false
  if (apart(from, to) === 1) return true
  if (!has(game, piece, 'HIGHLY_MOBILE') || setting(game, 'hm.retreat') === 1 || apart(from, to) > 2) return false
  const between = compass
    .map((_, direction) => beside(from, direction))
    .filter((way) => open(game, way) && apart(way, to) === 1)
  return setting(game, 'hm.jump') === true || between.length > 0
}

const alone = (game: Game, piece: Piece, word: Word, order: OrderEntry): boolean => {
  if (piece.victor) return word === 'retreat' && mayRetreat(game, piece, placeOf(order.retreat ?? ''))
  const held = piece.works !== 'NONE' && !has(game, piece, 'MOBILIZATION')
  switch (word) {
    case 'march':
      return !held && mayMarch(game, piece, placeOf(order.march ?? ''))
    case 'teleport':
      return has(game, piece, 'TELEPORT') && !held && open(game, placeOf(order.teleport ?? ''))
    case 'retreat':
      return false
    case 'fortify':
      return !has(game, piece, 'RAIDERS')
    case 'entrench':
      if (has(game, piece, 'RAIDERS') || has(game, piece, 'IMPETUOUS')) return false
      return piece.works !== 'NONE' || has(game, piece, 'STEADFAST')
    case 'unfortify':
      return piece.works !== 'NONE'
    case 'resupply':
      return !has(game, piece, 'SLOW_RESUPPLY') || piece.works === 'ENTRENCHED'
    case 'join':
      return !has(game, piece, 'TRIBAL_ANIMOSITY') && !held
    case 'split':
      return (
        !has(game, piece, 'TRIBAL_ANIMOSITY') && !held && piece.level >= (has(game, piece, 'FLEXIBLE_COMMAND') ? 8 : 10)
      )
    case 'destroyRelic':
      return order.pickUp === order.destroyRelic || (piece.relics ?? []).includes(order.destroyRelic ?? '')
    default:
      return true
  }
}

const moves: readonly Word[] = ['march', 'teleport']
const primaries: readonly Word[] = ['march', 'teleport', 'search']
const secondaries: readonly Word[] = ['fortify', 'entrench', 'unfortify', 'resupply', 'join', 'split', 'transfer']

const count = (words: readonly Word[], of: readonly Word[]): number => words.filter((word) => of.includes(word)).length

/** who digs in cannot march, but for Steadfast armies and where the settings let everybody. */
const contradictory = (game: Game, piece: Piece, words: readonly Word[]): boolean => {
  if (count(words, primaries) > 1 || count(words, secondaries) > 1) return true
  // BG-274: it takes the whole order
  if (words.includes('destroyRelic') && count(words, [...primaries, ...secondaries]) > 0) return true
  const both = has(game, piece, 'STEADFAST') || setting(game, 'march_and_fortify') === 'all'
  return count(words, moves) > 0 && words.includes('fortify') && !both
}

const only = (order: OrderEntry, words: readonly Word[]): OrderEntry => ({
  banner: order.banner,
  ...Object.fromEntries(words.map((word) => [word, order[word]])),
})

/** Step 0, A-43. */
export const read = (game: Game, piece: Piece, order: OrderEntry): Reading => {
  const given = (Object.keys(order) as (keyof OrderEntry)[]).filter((key): key is Word => key !== 'banner')
  const first = given.filter((word) => alone(game, piece, word, order))
  const mobile = has(game, piece, 'MOBILIZATION')
  const stuck =
    (first.includes('unfortify') && !mobile) ||
    (first.includes('entrench') && !mobile && setting(game, 'steadfast.march_entrench') === false)
  const legal = first.filter((word) => !(stuck && moves.includes(word)))
  const refused = given.filter((word) => !legal.includes(word))
  const all = setting(game, 'orders.illegal') === 'void_banner' && refused.length > 0
  // who goes by Mobilization has nothing to unfortify
  const needed = legal.filter((word) => word !== 'unfortify' || !legal.some((other) => moves.includes(other)))
  return { refused, standing: only(order, all || contradictory(game, piece, legal) ? [] : needed) }
}
