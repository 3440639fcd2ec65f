import type { Source } from '../../kit/system.js'

const source: Source = {
  title: 'Great War house rules for Bolt Action, from the blogs rushput.in and warpstonepile.com',
  note: 'Figures only, in a form of our own.',
}

/** Trenches, wire, gas and bombardment laid over an edition (GW-060). */
export const greatWar = {
  id: 'great-war',
  title: 'Great War',
  about:
    'House rules for the trenches: wire, gas and masks, a creeping bombardment, order dice that come back. Written for the classic sheet.',
  source,
}
