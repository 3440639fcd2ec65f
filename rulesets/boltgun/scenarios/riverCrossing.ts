import * as places from '../messages/places.generated.js'
import * as words from '../messages/scenarios.generated.js'
import { scenario } from './make.js'

/** Two armies, a river with three ways over it, and a relic somewhere on its banks. */
export const riverCrossing = scenario({
  id: 'river-crossing',
  title: words.riverCrossing(),
  about: words.riverCrossingAbout(),
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
      title: places.westBank(),
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
      title: places.eastBank(),
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
    { id: 'bridge-west', kind: 'crossing', label: places.westernBridgehead(), at: '8,5', hidden: false },
    { id: 'bridge-east', kind: 'crossing', label: places.easternBridgehead(), at: '9,6', hidden: false },
    { id: 'west-cache', kind: 'cache', label: places.cacheOnTheWestBank(), at: ['4,6', '5,8', '6,7'], hidden: true },
    { id: 'east-cache', kind: 'cache', label: places.cacheOnTheEastBank(), at: ['13,5', '12,3', '11,4'], hidden: true },
  ],
  relics: [{ id: 'old-standard', label: places.oldStandard(), at: ['6,1', '11,10', '6,3', '11,8'], hidden: true }],
})
