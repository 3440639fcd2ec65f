import { scenario } from './make.js'

/** Two armies, a river with three ways over it, and a relic somewhere on its banks. */
export const riverCrossing = scenario({
  id: 'river-crossing',
  title: 'River crossing',
  about:
    'Two armies face each other across a river with two fords and a bridge town. Each wants one of two towns on the other bank, and both look for a standard that was lost in the reeds.',
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
  armies: ['Imperial Guard', 'Space Marines'],
  levels: [
    [20, 16, 14, 10],
    [18, 17, 13, 12],
    [19, 15, 15, 11],
  ],
  starts: [
    {
      title: 'West bank',
      sites: ['2,5', '3,2', '3,8', '5,6', '5,2', '5,9', '1,4', '4,3', '2,10', '4,7', '1,6'],
      tasks: [
        [
          { occupy: ['16,9', '15,10', '16,10'], checks: 2 },
          { hold: 'old-standard', secondary: true },
          { destroy: ['B1'], secondary: true },
        ],
        [
          { occupy: ['16,2', '15,3', '16,3'], checks: 2 },
          { hold: 'old-standard', secondary: true },
          { destroy: ['B1'], secondary: true },
        ],
      ],
      knows: ['west-cache'],
    },
    {
      title: 'East bank',
      sites: ['15,6', '14,9', '14,3', '12,5', '12,9', '12,2', '16,7', '13,8', '16,1', '13,4', '16,5'],
      tasks: [
        [
          { occupy: ['1,1', '2,1', '1,2'], checks: 2 },
          { hold: 'old-standard', secondary: true },
          { destroy: ['A1'], secondary: true },
        ],
        [
          { occupy: ['1,8', '2,8', '1,9'], checks: 2 },
          { hold: 'old-standard', secondary: true },
          { destroy: ['A1'], secondary: true },
        ],
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
