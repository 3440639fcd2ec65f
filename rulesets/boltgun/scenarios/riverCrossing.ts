import { scenario } from './make.js'

/** Two armies, a river with three ways over it, and a relic somewhere on its banks. */
export const riverCrossing = scenario({
  id: 'river-crossing',
  title: 'River crossing',
  about:
    'Two armies face each other across a river with two fords and a bridge town. Each wants the far town on the other bank, and both look for a standard that was lost in the reeds.',
  map: `
    .......~......##..
    .CC....~.....###..
    .C.........#....C.
    .......~.......CC.
    ....#..~~.........
    ...##...C...C.....
    .....C...C...##...
    .........~~..#....
    .CC.......~.......
    .C..#.#.........C.
    ...##.....~....CC.
    ...#......~.......`,
  starts: [
    {
      title: 'West bank',
      army: 'Imperial Guard',
      banners: [
        ['2,5', 20],
        ['3,2', 16],
        ['3,8', 14],
        ['5,6', 10],
      ],
      objectives: [
        { occupy: ['16,9', '15,10', '16,10'], checks: 2 },
        { hold: 'old-standard', secondary: true },
        { destroy: ['B1'], secondary: true },
      ],
      knows: ['west-cache'],
    },
    {
      title: 'East bank',
      army: 'Space Marines',
      banners: [
        ['15,6', 20],
        ['14,9', 16],
        ['14,3', 14],
        ['12,5', 10],
      ],
      objectives: [
        { occupy: ['1,1', '2,1', '1,2'], checks: 2 },
        { hold: 'old-standard', secondary: true },
        { destroy: ['A1'], secondary: true },
      ],
      knows: ['east-cache'],
    },
  ],
  features: [
    { id: 'bridge-west', kind: 'crossing', label: 'Western bridgehead', at: '8,5', hidden: false },
    { id: 'bridge-east', kind: 'crossing', label: 'Eastern bridgehead', at: '9,6', hidden: false },
    { id: 'west-cache', kind: 'cache', label: 'Cache on the west bank', at: ['4,6', '5,8', '6,7'], hidden: true },
    { id: 'east-cache', kind: 'cache', label: 'Cache on the east bank', at: ['13,5', '12,3', '11,4'], hidden: true },
  ],
  relics: [{ id: 'old-standard', label: 'Old standard', at: ['6,1', '11,10', '6,3', '11,8'], hidden: true }],
})
