import type { Cell } from '../../../../kit/grid.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { fewestConquest, fortressHold, mostPoints, pointsPerRp } from '../../data/troops.js'
import { capsDue, countOf, pointsIn, type Account, type OwnForce } from '../../legality/account.js'
import { hasFortress } from '../../legality/holdings.js'
import { judge, spend } from '../../legality/purchase.js'
import { accountOf } from '../account.js'
import type { DeskPart } from '../part.js'
import { readUpkeep } from './read.js'

/** Points that a bot gives a conquest force, and recon forces that it is content with. */
const wanted = { strength: 1500, scouts: 1 } as const

/** Conquest forces that a bot is content with: more for more land. */
const armies = ({ hexes }: Account): number => 4 + Math.floor(hexes.length / 5)

const rp = (points: number): number => Math.ceil(points / pointsPerRp)

/** Steps to the nearest hex of an enemy; to nobody's land where none is known. */
const farFromFront = ({ laws, seat, ownerOf }: Account, cell: Cell): number => {
  const near = (wants: (owner: ReturnType<Account['ownerOf']>) => boolean): number =>
    Math.min(
      ...Array.from({ length: laws.size }, (_, other) =>
        wants(ownerOf(other)) ? laws.distance(cell, other) : Infinity,
      ),
    )
  const enemy = near((owner) => owner !== null && owner !== undefined && owner !== seat)
  return Number.isFinite(enemy) ? enemy : near((owner) => owner !== seat)
}

/** Own hexes where something may be built, the nearest to the front first. */
const forward = (account: Account): readonly Cell[] =>
  account.hexes
    .filter(({ contested, ruined }) => !contested && !ruined)
    .map(({ cell }) => ({ cell, far: farFromFront(account, cell) }))
    .sort((a, b) => a.far - b.far || a.cell - b.cell)
    .map(({ cell }) => cell)

/** Fortresses without the men that keep them awake (HX-157). */
const manned = (account: Account): readonly OrderDraft[] =>
  account.hexes.filter(hasFortress).flatMap(({ cell }): readonly OrderDraft[] => {
    const short = fortressHold - pointsIn(account, cell, 'OF')
    if (short <= 0) return []
    const holder = account.forces.find((force) => force.class === 'OF' && force.at === cell)
    const amount = rp(short) * pointsPerRp
    if (holder && holder.authorised - holder.points >= short) return [{ kind: 'reinforce', piece: holder.id, amount }]
    return holder
      ? [{ kind: 'fillUp', piece: holder.id, amount }]
      : [{ kind: 'buyTroops', item: 'OF', to: account.laws.name(cell), amount }]
  })

const raised = (account: Account, at: string): readonly OrderDraft[] => {
  const points = Math.min(wanted.strength, account.stash * pointsPerRp)
  return countOf(account, 'CF') < Math.min(capsDue(account).CF, armies(account)) && points >= fewestConquest
    ? [{ kind: 'buyTroops', item: 'CF', to: at, amount: points }]
    : []
}

/** Room for another conquest force, once there is enough for both. */
const based = (account: Account, at: string): readonly OrderDraft[] =>
  countOf(account, 'CF') >= capsDue(account).CF && capsDue(account).CF < armies(account) && account.stash >= 15
    ? [{ kind: 'buyFacility', item: 'BASE', to: at }]
    : []

const scouts = (account: Account, at: string): readonly OrderDraft[] =>
  countOf(account, 'RF') < Math.min(capsDue(account).RF, wanted.scouts)
    ? [{ kind: 'buyRecon', to: at, amount: 2 * pointsPerRp, detail: { troops: 1 } }]
    : []

const worn = (force: OwnForce): boolean => force.authorised - force.points >= pointsPerRp

const restored = (account: Account): readonly OrderDraft[] =>
  account.forces.filter(worn).flatMap(({ id, authorised, points }): readonly OrderDraft[] => {
    const amount = Math.min(rp(authorised - points), account.stash) * pointsPerRp
    return amount > 0 ? [{ kind: 'reinforce', piece: id, amount }] : []
  })

const strengthened = (account: Account): readonly OrderDraft[] =>
  account.forces
    .filter((force) => force.class === 'CF' && !worn(force))
    .flatMap(({ id, points }): readonly OrderDraft[] => {
      const amount =
        Math.floor(Math.min(mostPoints.CF - points, account.stash * pointsPerRp) / pointsPerRp) * pointsPerRp
      return amount > 0 ? [{ kind: 'fillUp', piece: id, amount }] : []
    })

/** What comes after armies: garrisons at the front, and what helps to move. */
const works = (account: Account, at: string, face: number): readonly OrderDraft[] => {
  if (account.stash < 15) return []
  return face <= 2
    ? [{ kind: 'buyFacility', item: 'AIRSTRIP', to: at }]
    : face <= 4
      ? [{ kind: 'buyTroops', item: 'OF', to: at, amount: fortressHold }]
      : [{ kind: 'buySpecial', item: 'AIR_STRIKE', amount: 1 }]
}

/** Another fortress far behind the front, with who holds it, so that one lost battle does not end the campaign. */
const refuge = (account: Account, at: string): readonly OrderDraft[] =>
  account.stash < 45
    ? []
    : [
        { kind: 'buyFacility', item: 'FORTRESS', to: at },
        { kind: 'buyTroops', item: 'OF', to: at, amount: fortressHold },
      ]

/** Drafts that the account bears one after the other, and what it has left. */
const bought = (
  account: Account,
  drafts: readonly OrderDraft[],
): { readonly account: Account; readonly kept: readonly OrderDraft[] } =>
  drafts.reduce<{ account: Account; kept: readonly OrderDraft[] }>(
    (now, draft) => {
      const order = readUpkeep(draft)
      const judged = order.ok ? judge(now.account, order.value) : order
      return judged.ok && 'price' in judged.value
        ? { account: spend(now.account, judged.value), kept: [...now.kept, draft] }
        : now
    },
    { account, kept: [] },
  )

interface Wishes {
  /** Own hexes, the nearest to the front first. */
  readonly hexes: readonly string[]
  readonly face: number
}

/** What a plain steward wants, in order: fortresses manned, losses replaced, armies raised at the front, then what else pays. */
const wishes = ({ hexes, face }: Wishes): readonly ((account: Account) => readonly OrderDraft[])[] => {
  const nearest = hexes.slice(0, 4)
  const front = nearest[0] ?? ''
  return [
    manned,
    restored,
    ...nearest.flatMap((at) => [
      (account: Account) => based(account, at),
      (account: Account) => raised(account, front),
    ]),
    (account) => scouts(account, front),
    strengthened,
    (account) => refuge(account, hexes[hexes.length - 1] ?? front),
    ...nearest.map((at, index) => (account: Account) => works(account, at, ((face + index) % 6) + 1)),
  ]
}

/** Wishes as far as the stash bears them. */
export const suggestUpkeep: DeskPart['suggest'] = (view, ask, dice) => {
  const start = accountOf(view)
  const hexes = forward(start).map((cell) => start.laws.name(cell))
  if (hexes.length === 0) return []
  const face = dice.roll('suggest.d6', ask.id)[0] ?? 1
  return wishes({ hexes, face }).reduce<{ account: Account; kept: readonly OrderDraft[] }>(
    (now, wish) => {
      const { account, kept } = bought(now.account, wish(now.account))
      return { account, kept: [...now.kept, ...kept] }
    },
    { account: start, kept: [] },
  ).kept
}
