import type { TabletopSystem } from '../kit/system.js'

const warhammer40k: TabletopSystem = {
  id: 'warhammer-40k',
  title: 'Warhammer 40,000',
  missions: { RAID: 'Raid', BATTLE: 'Battle', BREAKOUT: 'Breakout', BLITZ: 'Blitz' },
  notes: [],
}

/** The shelf, the default first. */
export const systems: readonly [TabletopSystem, ...TabletopSystem[]] = [warhammer40k]
