/** How ground is drawn. Rulesets name their terrain; the name decides the hand. */
export type GroundKind = 'open' | 'relief' | 'city' | 'water' | 'wood' | 'waste'

const hands: readonly (readonly [GroundKind, RegExp])[] = [
  ['waste', /ruined|blasted|waste/i],
  ['city', /city|town|urban|hive|settlement|ruin/i],
  ['water', /water|lake|sea|river|ocean|coast/i],
  ['wood', /wood|forest|jungle/i],
  ['relief', /impass|mountain|hill|cliff|ridge|crater|peak|block/i],
]

export const groundKind = (terrain: string): GroundKind =>
  hands.find(([, pattern]) => pattern.test(terrain))?.[0] ?? 'open'
