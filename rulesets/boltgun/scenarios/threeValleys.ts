import * as places from '../messages/places.generated.js'
import * as words from '../messages/scenarios.generated.js'
import { scenario } from './make.js'

const town = ['9,7', '9,8', '10,8', '10,9']

/** Three armies around a town in the middle; any two can spoil the third’s plan. */
export const threeValleys = scenario({
  id: 'three-valleys',
  title: words.threeValleys(),
  about: words.threeValleysAbout(),
  map: `
    .......#####.........
    ........####...#.....
    ...C.....##......C...
    ..CC.....##......CC..
    .......~~............
    ......~......#.......
    ......~.......#......
    .........C....#.....C
    C...~....CC..........
    C...~.....C..........
    #..~~..............##
    ##.~...............##
    ###......C..C.....###
    ####..........#..####
    #####...CC.......####
    ######..C......######
    #######.......#######`,
  armies: ['Eldar', 'Tau', 'Orks'],
  levels: [
    [18, 14, 12, 10],
    [17, 15, 12, 10],
    [16, 14, 13, 11],
  ],
  starts: [
    {
      title: places.westernValley(),
      sites: ['4,3', '2,5', '5,1', '2,1', '3,6', '6,3', '1,3', '5,5', '4,1', '1,7'],
      tasks: [
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['B1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['B1'], by: 'anyone', secondary: true },
        ],
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['C1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['C1'], by: 'anyone', secondary: true },
        ],
      ],
      knows: ['west-array'],
    },
    {
      title: places.easternValley(),
      sites: ['16,3', '18,5', '15,2', '18,1', '17,6', '14,3', '19,3', '16,5', '16,1', '19,7'],
      tasks: [
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['C1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['C1'], by: 'anyone', secondary: true },
        ],
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['A1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['A1'], by: 'anyone', secondary: true },
        ],
      ],
      knows: ['east-array'],
    },
    {
      title: places.southernValley(),
      sites: ['10,14', '8,13', '12,13', '10,15', '8,15', '11,16', '13,14', '7,14', '12,15', '9,16'],
      tasks: [
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['A1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['A1'], by: 'anyone', secondary: true },
        ],
        [
          { hold: 'sealed-archive', checks: 3 },
          { count: 90, secondary: true },
          { destroy: ['B1'], by: 'anyone', secondary: true },
        ],
        [
          { occupy: town, checks: 3 },
          { hold: 'sealed-archive', secondary: true },
          { destroy: ['B1'], by: 'anyone', secondary: true },
        ],
      ],
      knows: ['south-works'],
    },
  ],
  features: [
    { id: 'town-cache', kind: 'cache', label: places.supplyCache(), at: '9,8', hidden: false },
    { id: 'west-array', kind: 'array', label: places.westernArray(), at: ['5,5', '3,6', '6,7'], hidden: true },
    { id: 'east-array', kind: 'array', label: places.easternArray(), at: ['15,5', '17,6', '15,7'], hidden: true },
    { id: 'south-works', kind: 'works', label: places.abandonedWorks(), at: ['8,11', '13,11', '10,12'], hidden: true },
  ],
  relics: [{ id: 'sealed-archive', label: places.sealedArchive(), at: ['9,7', '10,8', '10,9', '9,8'], hidden: true }],
})
