import * as places from '../messages/places.generated.js'
import * as words from '../messages/scenarios.generated.js'
import { scenario } from './make.js'

/** Three banners a side, five sectors apart: in battle after a few turns. To learn the game and to show it. */
export const firstContact = scenario({
  id: 'first-contact',
  title: words.firstContact(),
  about: words.firstContactAbout(),
  map: `
    ............
    ..C.....#...
    ..CC....#...
    .....~~.....
    ............
    .....~~.....
    ...#....CC..
    ...#.....C..
    ............`,
  armies: ['Space Marines', 'Tau'],
  levels: [
    [17, 13, 10],
    [16, 14, 10],
    [15, 13, 12],
  ],
  starts: [
    {
      title: places.northWestTown(),
      sites: ['3,3', '1,2', '2,6', '1,4', '2,0', '3,1', '0,5', '3,5', '1,7'],
      tasks: [
        [
          { occupy: ['8,6', '9,6', '9,7'], checks: 2 },
          { count: 50, secondary: true },
        ],
        [
          { occupy: ['7,4', '8,6', '9,6'], checks: 2 },
          { count: 50, secondary: true },
        ],
      ],
      knows: ['west-ford'],
    },
    {
      title: places.southEastTown(),
      sites: ['8,5', '10,6', '9,2', '10,4', '9,8', '8,7', '11,3', '8,3', '10,1'],
      tasks: [
        [
          { occupy: ['2,1', '2,2', '3,2'], checks: 2 },
          { count: 50, secondary: true },
        ],
        [
          { occupy: ['4,4', '2,2', '3,2'], checks: 2 },
          { count: 50, secondary: true },
        ],
      ],
      knows: ['east-ford'],
    },
  ],
  features: [
    { id: 'west-ford', kind: 'crossing', label: places.westFord(), at: '4,4', hidden: true },
    { id: 'east-ford', kind: 'crossing', label: places.eastFord(), at: '7,4', hidden: true },
    { id: 'supply-cache', kind: 'cache', label: places.supplyCache(), at: ['6,2', '5,6'], hidden: true },
  ],
  relics: [],
})
