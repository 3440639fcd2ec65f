import { ok } from '../../kit/result.js'
import type { ShelvedSystem } from '../../kit/system.js'

/** The default: what both campaigns were written for. */
export const warhammer40k: ShelvedSystem = {
  id: 'warhammer-40k',
  title: 'Warhammer 40,000',
  about: 'The missions of the campaign books by their names, tables laid out by dice, hazards and night.',
  variants: [],
  settings: [],
  choose: () =>
    ok({
      id: 'warhammer-40k',
      title: 'Warhammer 40,000',
      sources: [],
      variants: [],
      missions: { RAID: 'Raid', BATTLE: 'Battle', BREAKOUT: 'Breakout', BLITZ: 'Blitz' },
      notes: [],
      table: { width: 72, depth: 48 },
      terrain: {},
      tables: [],
      procedures: [],
      rules: {},
    }),
}
