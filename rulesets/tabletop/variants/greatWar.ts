/** Trenches, wire, gas and bombardment laid over an edition (GW-060). */
export const greatWar = {
  id: 'great-war',
  title: 'Great War',
  about:
    'House rules for the trenches: wire, gas and masks, a creeping bombardment, order dice that come back. Written for the classic sheet.',
}
