/** HX-443 */
export const hazards = [
  'UNSTABLE_GROUND',
  'SWAMP',
  'WEAK_WARP_BARRIER',
  'RADIOACTIVE_WASTE',
  'MINEFIELD',
  'PSYCHIC_NULL_ZONE',
] as const
