import type { PieceId, Token } from '../../../kit/ids.js'
import type { Loss, Share } from '../model/aftermathEvents.js'
import type { BoltgunEvent } from '../model/events.js'
import type { Battle, BattleResult, Fighter } from '../model/battle.js'
import { mostLevel } from '../orders/parts/levels.js'
import { byText } from '../model/pieces.js'
import type { Banner } from '../model/state.js'
import { destroyed } from '../steps/destroy.js'
import { isVictim, lossOf, ownPart, toughOnce } from '../battles/steps/losses.js'
import { toSeat, type Position } from '../steps/step.js'
import { worksChanged } from '../movement/works.js'

interface Fought {
  readonly battle: Battle
  readonly result: BattleResult
}

/** One banner's part in one battle. */
interface Part extends Fought {
  readonly index: 0 | 1
  readonly side: Fighter
  readonly enemy: Fighter
  /** Levels given up here, as far as the banner had them. */
  readonly sacrificed: number
}

const foughtOf = (battles: readonly Battle[]): readonly Fought[] =>
  battles.flatMap((battle) => (battle.result ? [{ battle, result: battle.result }] : []))

type Key = `${Token} ${0 | 1}`

/** Battles by seats and banners: their numbers are drawn anew every turn, and no result may hang on them. */
const inOrder = ({ context, state }: Position): readonly Fought[] => {
  const places = new Map(
    state.battles.map(({ id, sides }) => [id, sides.map(({ seat }) => context.seat(seat).index)] as const),
  )
  const seatAt = (battle: Battle, index: 0 | 1): number => places.get(battle.id)?.[index] ?? 0
  return [...foughtOf(state.battles)].sort(
    ({ battle: a }, { battle: b }) =>
      seatAt(a, 0) - seatAt(b, 0) ||
      byText(a.sides[0].banner, b.sides[0].banner) ||
      seatAt(a, 1) - seatAt(b, 1) ||
      byText(a.sides[1].banner, b.sides[1].banner),
  )
}

/** What each side gives up in each battle: no more than it has, and over the turn no more than three where so set. */
const sacrifices = (at: Position): ReadonlyMap<Key, number> => {
  const most = at.context.settings['sacrifice.per'] === 'turn' ? 3 : Infinity
  const given = new Map<PieceId, number>()
  const sacrificed = new Map<Key, number>()
  for (const { battle, result } of inOrder(at))
    for (const index of [0, 1] as const) {
      const { banner, level } = battle.sides[index]
      const before = given.get(banner) ?? 0
      const levels = Math.max(0, Math.min(result.sacrifice[index], Math.min(level, most) - before))
      given.set(banner, before + levels)
      sacrificed.set(`${battle.id} ${index}`, levels)
    }
  return sacrificed
}

const partsOf = (at: Position): ReadonlyMap<PieceId, readonly Part[]> => {
  const given = sacrifices(at)
  const parts = new Map<PieceId, Part[]>()
  for (const { battle, result } of foughtOf(at.state.battles))
    for (const index of [0, 1] as const) {
      const [side, enemy] = [battle.sides[index], battle.sides[index === 0 ? 1 : 0]]
      const own = parts.get(side.banner) ?? []
      own.push({ battle, result, index, side, enemy, sacrificed: given.get(`${battle.id} ${index}`) ?? 0 })
      parts.set(side.banner, own)
    }
  return parts
}

const fromBattle = ({ battle, result, index, side, enemy }: Part): Omit<Share, keyof Loss | 'known'> => ({
  enemy: enemy.seat,
  number: battle.number,
  points: result.how === 'automatic' ? null : result.lost[index],
  works: side.works,
})

/** Every side's loss in every battle. */
const lossesOf = (at: Position, parts: ReadonlyMap<PieceId, readonly Part[]>): ReadonlyMap<Key, Share> => {
  const given = new Map<Key, number>()
  for (const own of parts.values())
    for (const part of own) given.set(`${part.battle.id} ${part.index}`, part.sacrificed)
  const losses = new Map<Key, Share>()
  for (const own of parts.values()) {
    const fought = own.filter((part) => !isVictim(part.result, part.side))
    const raw = fought.map(({ battle, result, index }) =>
      lossOf(at.context, battle, result, index, given.get(`${battle.id} ${index === 0 ? 1 : 0}`) ?? 0),
    )
    const seat = own[0]?.side.seat
    if (!seat) continue
    const known = toughOnce(
      at.context,
      seat,
      raw.map((loss) => ownPart(at.context, seat, loss)),
    )
    toughOnce(at.context, seat, raw).forEach((loss, place) => {
      const [part, mine] = [fought[place], known[place]]
      if (part && mine)
        losses.set(`${part.battle.id} ${part.index}`, {
          ...loss,
          ...fromBattle(part),
          known: { tough: mine.tough, net: mine.net },
        })
    })
  }
  return losses
}

/** BG-314, A-29: levels inflicted, three to a level gained, battle by battle or over the turn. */
const rewardOf = (at: Position, banner: Banner, parts: readonly Part[], losses: ReadonlyMap<Key, Share>): number => {
  if (!at.context.has(banner.seat, 'BLOOD_REWARD')) return 0
  const inBattle = parts.map((part) =>
    isVictim(part.result, part.enemy)
      ? part.enemy.level
      : (losses.get(`${part.battle.id} ${part.index === 0 ? 1 : 0}`)?.net ?? 0),
  )
  const runInto = at.state.memory.rewards.filter((entry) => entry.banner === banner.id).map(({ levels }) => levels)
  const inflicted = [...inBattle, ...runInto]
  return at.context.settings['blood_reward.per'] === 'turn'
    ? Math.floor(inflicted.reduce((sum, levels) => sum + levels, 0) / 3)
    : inflicted.reduce((sum, levels) => sum + Math.floor(levels / 3), 0)
}

const total = (losses: readonly Share[]): number => losses.reduce((sum, loss) => sum + loss.net, 0)

/** BG-005, BG-254, A-21: everything in one sum, applied once to the level before the battles. */
const reckon = (
  at: Position,
  banner: Banner,
  parts: readonly Part[],
  losses: ReadonlyMap<Key, Share>,
): BoltgunEvent & { readonly kind: 'attritionTaken' } => {
  const own = parts.flatMap((part) => losses.get(`${part.battle.id} ${part.index}`) ?? [])
  const attrition = total(own)
  const sacrificed = parts.reduce((sum, part) => sum + part.sacrificed, 0)
  const reward = rewardOf(at, banner, parts, losses)
  const level = Math.max(
    0,
    Math.min(mostLevel(at.context.seat(banner.seat).army), banner.level - attrition - sacrificed + reward),
  )
  const { id, seat } = banner
  return {
    kind: 'attritionTaken',
    banner: id,
    seat,
    losses: own,
    attrition,
    sacrificed,
    reward,
    before: banner.level,
    level,
    seenBy: toSeat(seat),
  }
}

/** BG-127, BG-131 … BG-133, BG-155: what a lost battle does beside attrition. */
const beaten = (banner: Banner, parts: readonly Part[]): readonly BoltgunEvent[] => {
  const lost = parts.filter((part) => part.result.winner === part.enemy.seat)
  if (lost.length === 0) return []
  if (lost.some((part) => part.side.works === 'entrenched')) return [worksChanged(banner, 'fortified', 'lost-battle')]
  const victors = lost.map((part) => part.enemy).sort((a, b) => b.level - a.level || (a.banner < b.banner ? -1 : 1))
  return [
    ...(banner.works === 'none' ? [] : [worksChanged(banner, 'none', 'lost-battle')]),
    {
      kind: 'retreatOrdered',
      banner: banner.id,
      seat: banner.seat,
      victor: victors[0]?.at ?? null,
      victors: victors.map((enemy) => enemy.banner),
      cause: 'battle',
      seenBy: toSeat(banner.seat),
    },
  ]
}

const aftermath = (
  at: Position,
  banner: Banner,
  parts: readonly Part[],
  losses: ReadonlyMap<Key, Share>,
): readonly BoltgunEvent[] => {
  const fatal = parts.filter((part) => isVictim(part.result, part.side)).map((part) => part.enemy)
  if (fatal.length > 0) return destroyed(at.state, banner, 'battle', fatal)
  const taken = reckon(at, banner, parts, losses)
  // BG-206: run into without a battle, and nothing gained by it
  if (parts.length === 0 && taken.reward === 0) return []
  if (taken.level === 0 && at.context.settings['level_zero'] === 'destroyed') {
    const hurt = parts.filter((part) => (losses.get(`${part.battle.id} ${part.index}`)?.net ?? 0) > 0)
    return [
      taken,
      ...destroyed(
        at.state,
        banner,
        'attrition',
        hurt.map((part) => part.enemy),
      ),
    ]
  }
  return [taken, ...beaten(banner, parts)]
}

/** Step 14 (BG-205, BG-238): the marks of automatic defeats carried out, attrition of all battles, retreats to come. */
export const attrition = (at: Position): readonly BoltgunEvent[] => {
  const parts = partsOf(at)
  const losses = lossesOf(at, parts)
  const rewarded = new Set(at.state.memory.rewards.map(({ banner }) => banner))
  return at.state.banners
    .filter(({ id }) => parts.has(id) || rewarded.has(id))
    .flatMap((banner) => aftermath(at, banner, parts.get(banner.id) ?? [], losses))
}
