import { scenario } from './make.js'

/** Two armies, a river with three ways over it, and a relic somewhere on its banks. */
export const riverCrossing = scenario({
  id: 'river-crossing',
  title: 'River crossing',
  about:
    'Two armies face each other across a river that can be crossed in three places. Each wants the towns on the far bank.',
  map: `
    ......##........
    ..C...#.....C...
    ......#.........
    ......##....##..
    .CC....#........
    .CC....C........
    ........C....CC.
    ........#....CC.
    ..##....##......
    .........#......
    ...C.....#...C..
    ........##......`,
  starts: [
    {
      title: 'West bank',
      army: 'Imperial Guard',
      banners: [
        ['1,4', 20],
        ['2,1', 16],
        ['3,10', 14],
        ['4,6', 10],
      ],
      objectives: [{ occupy: ['13,6', '14,6', '13,7', '14,7'] }, { hold: 'old-standard', secondary: true }],
      knows: ['ford'],
    },
    {
      title: 'East bank',
      army: 'Space Marines',
      banners: [
        ['14,7', 20],
        ['13,10', 16],
        ['12,1', 14],
        ['11,5', 10],
      ],
      objectives: [{ occupy: ['1,4', '2,4', '1,5', '2,5'] }, { hold: 'old-standard', secondary: true }],
      knows: ['ford'],
    },
  ],
  features: [
    { id: 'ford', kind: 'crossing', label: 'River crossing', at: '7,5', hidden: false },
    { id: 'north-array', kind: 'array', label: 'Listening array', at: '10,2', hidden: true },
    { id: 'south-cache', kind: 'cache', label: 'Supply cache', at: '5,9', hidden: true },
  ],
  relics: [{ id: 'old-standard', label: 'Old standard', at: '8,2', hidden: true }],
})
