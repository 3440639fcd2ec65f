import * as places from '../messages/places.generated.js'
import * as words from '../messages/scenarios.generated.js'
import { scenario } from './make.js'

/** Four armies, one in each corner of a map that is as far from each to the next. */
export const fourCorners = scenario({
  id: 'four-corners',
  title: words.fourCorners(),
  about: words.fourCornersAbout(),
  map: `
    .........~..........
    ..C......~.......C..
    ..CC.....~.#....CC..
    .......#..##........
    ....#..##.~.........
    ....##....~~....##..
    ..C....C...~....C...
    ......CC...CC.......
    ~~~~...~...CC....~~~
    ...~.CC.~.......~~..
    .......C.~..C.......
    ...C.....~...CC..C..
    ...##....~......##..
    .....#....~...##....
    ..CC......~~...#.CC.
    ..C........~......C.
    ...........~........`,
  armies: ['Space Marines', 'Necron', 'Tyranids', 'Dark Eldar'],
  levels: [
    [20, 15, 12],
    [19, 16, 12],
    [18, 15, 14],
  ],
  starts: [
    {
      title: places.northWest(),
      sites: ['2,2', '5,1', '1,5', '3,4', '6,2', '4,0', '0,3', '3,1'],
      tasks: [
        [
          { destroy: ['B1', 'B2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['11,7', '12,7'], secondary: true },
        ],
        [
          { destroy: ['D1', 'D2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['11,7', '12,7'], secondary: true },
        ],
      ],
      knows: ['north-west-cache'],
    },
    {
      title: places.northEast(),
      sites: ['17,2', '14,1', '18,5', '16,4', '13,2', '15,0', '19,3', '16,1'],
      tasks: [
        [
          { destroy: ['C1', 'C2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['13,11', '14,11'], secondary: true },
        ],
        [
          { destroy: ['A1', 'A2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['13,11', '14,11'], secondary: true },
        ],
      ],
      knows: ['north-east-cache'],
    },
    {
      title: places.southEast(),
      sites: ['17,14', '14,15', '18,11', '17,13', '13,14', '15,16', '19,13', '16,15'],
      tasks: [
        [
          { destroy: ['D1', 'D2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['5,9', '6,9'], secondary: true },
        ],
        [
          { destroy: ['B1', 'B2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['5,9', '6,9'], secondary: true },
        ],
      ],
      knows: ['south-east-cache'],
    },
    {
      title: places.southWest(),
      sites: ['2,14', '5,15', '1,11', '2,12', '6,14', '4,16', '0,13', '3,15'],
      tasks: [
        [
          { destroy: ['A1', 'A2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['6,7', '7,7'], secondary: true },
        ],
        [
          { destroy: ['C1', 'C2'], by: 'anyone' },
          { hold: 'iron-reliquary', secondary: true },
          { occupy: ['6,7', '7,7'], secondary: true },
        ],
      ],
      knows: ['south-west-cache'],
    },
  ],
  features: [
    { id: 'north-west-cache', kind: 'cache', label: places.northWestCache(), at: ['5,4', '3,6', '6,3'], hidden: true },
    {
      id: 'north-east-cache',
      kind: 'cache',
      label: places.northEastCache(),
      at: ['14,4', '15,6', '13,3'],
      hidden: true,
    },
    {
      id: 'south-east-cache',
      kind: 'cache',
      label: places.southEastCache(),
      at: ['15,12', '16,10', '13,12'],
      hidden: true,
    },
    {
      id: 'south-west-cache',
      kind: 'cache',
      label: places.southWestCache(),
      at: ['5,12', '3,10', '6,13'],
      hidden: true,
    },
    { id: 'north-ford', kind: 'crossing', label: places.northFord(), at: '9,3', hidden: false },
    { id: 'middle-ford', kind: 'crossing', label: places.middleFord(), at: '10,7', hidden: false },
  ],
  relics: [{ id: 'iron-reliquary', label: places.ironReliquary(), at: ['9,7', '10,8', '9,8', '10,9'], hidden: true }],
})
