import { seatId } from '../../../../kit/ids.js'
import { destructible, type BattleTerms } from '../../orderValidation/battle.js'
import type { HeldSpecial } from '../../data/specials.js'
import type { BattleView, HexView } from '../../view/view.js'

/** Whose answer it is; null for a facilitator. */
export const ownSeat = ({ viewer }: HexView): BattleTerms['own'] => (viewer.kind === 'seat' ? viewer.seat : null)

/** What an answer about a fight is judged by, as far as the view tells. */
export const termsOf = (view: HexView, battle: BattleView): BattleTerms => {
  const own = ownSeat(view)
  const held = view.detail.treasuries.find(({ seat }) => seat === own)?.specials ?? []
  const count = (special: HeldSpecial): number => held.filter((each) => each === special).length
  const side = battle.sides.find(({ seat }) => seat === own)
  return {
    own,
    seats: battle.sides.map(({ seat }) => seat),
    points: Object.fromEntries(battle.sides.map(({ seat, points }) => [seat, points])),
    held: {
      AIR_STRIKE: count('AIR_STRIKE'),
      ADVANCED_INTEL: count('ADVANCED_INTEL'),
      TRANSPORTER_DEVICE: count('TRANSPORTER_DEVICE'),
    },
    tankFactory: battle.tankFactory && own !== null && battle.attacker !== own,
    defenders: battle.defenders,
    missions: battle.missions.map(({ id }) => id),
    units: side?.units.flatMap(({ id, alive }) => (id === null ? [] : [{ id, alive }])) ?? [],
    armies: Object.fromEntries(battle.sides.map(({ seat, units }) => [seat, destructible(units)])),
    recon: battle.kind === 'RECON',
  }
}

export const seatOr = (text: string): ReturnType<typeof seatId> | 'draw' => (text === 'draw' ? 'draw' : seatId(text))
