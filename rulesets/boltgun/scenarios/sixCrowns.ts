import * as places from '../messages/places.generated.js'
import * as words from '../messages/scenarios.generated.js'
import { scenario } from './make.js'

/** Six lords, each with a crown to keep and one to take. */
export const sixCrowns = scenario({
  id: 'six-crowns',
  title: words.sixCrowns(),
  about: words.sixCrownsAbout(),
  map: `
    #####..~.....##.#####
    ###....~..CC.#....###
    ##.....~...C.##....##
    #...................#
    ......~.......#......
    .C...~.........#...C.
    .CC...............CC.
    ...........~~........
    .....#..........~....
    C...##...CC...~~~...C
    C...~~~...CC...##...C
    ....~..........#.....
    ........~~...........
    .CC...............CC.
    .C...#.........~...C.
    ......#.......~......
    #...................#
    ##....##.C...~.....##
    ###....#.CC..~....###
    #####.##.....~..#####`,
  armies: ['Space Marines', 'Tau', 'Orks', 'Imperial Guard', 'Eldar', 'Sisters'],
  levels: [
    [18, 14, 12, 10],
    [17, 15, 12, 10],
    [16, 14, 13, 11],
  ],
  starts: [
    {
      title: places.northWestHold(),
      sites: ['1,5', '0,4', '2,4', '0,6', '2,6', '1,3', '1,7', '3,5'],
      tasks: [
        [
          { hold: 'crown-b', checks: 3 },
          { hold: 'crown-a', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-f', checks: 3 },
          { hold: 'crown-a', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-a'],
    },
    {
      title: places.northGate(),
      sites: ['10,1', '9,0', '11,0', '9,2', '11,2', '8,1', '12,1', '10,3'],
      tasks: [
        [
          { hold: 'crown-c', checks: 3 },
          { hold: 'crown-b', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-a', checks: 3 },
          { hold: 'crown-b', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-b'],
    },
    {
      title: places.northEastHold(),
      sites: ['19,5', '20,4', '18,4', '20,6', '18,6', '19,3', '19,7', '17,5'],
      tasks: [
        [
          { hold: 'crown-d', checks: 3 },
          { hold: 'crown-c', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-b', checks: 3 },
          { hold: 'crown-c', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-c'],
    },
    {
      title: places.southEastHold(),
      sites: ['19,14', '20,15', '18,15', '20,13', '18,13', '19,16', '19,12', '17,14'],
      tasks: [
        [
          { hold: 'crown-e', checks: 3 },
          { hold: 'crown-d', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-c', checks: 3 },
          { hold: 'crown-d', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-d'],
    },
    {
      title: places.southGate(),
      sites: ['10,18', '11,19', '9,19', '11,17', '9,17', '12,18', '8,18', '10,16'],
      tasks: [
        [
          { hold: 'crown-f', checks: 3 },
          { hold: 'crown-e', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-d', checks: 3 },
          { hold: 'crown-e', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-e'],
    },
    {
      title: places.southWestHold(),
      sites: ['1,14', '0,15', '2,15', '0,13', '2,13', '1,16', '1,12', '3,14'],
      tasks: [
        [
          { hold: 'crown-a', checks: 3 },
          { hold: 'crown-f', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
        [
          { hold: 'crown-e', checks: 3 },
          { hold: 'crown-f', secondary: true },
          { hold: 'lost-crown', secondary: true },
        ],
      ],
      knows: ['cache-f'],
    },
  ],
  features: [
    { id: 'cache-a', kind: 'cache', label: places.northWestCache(), at: ['4,6', '4,4', '3,7'], hidden: true },
    { id: 'cache-b', kind: 'cache', label: places.northCache(), at: ['10,4', '12,3', '8,3'], hidden: true },
    { id: 'cache-c', kind: 'cache', label: places.northEastCache(), at: ['16,6', '16,4', '17,7'], hidden: true },
    { id: 'cache-d', kind: 'cache', label: places.southEastCache(), at: ['16,13', '16,15', '17,12'], hidden: true },
    { id: 'cache-e', kind: 'cache', label: places.southCache(), at: ['10,15', '8,16', '12,16'], hidden: true },
    { id: 'cache-f', kind: 'cache', label: places.southWestCache(), at: ['4,13', '4,15', '3,12'], hidden: true },
    { id: 'west-watch', kind: 'works', label: places.westWatch(), at: '0,9', hidden: false },
    { id: 'east-watch', kind: 'works', label: places.eastWatch(), at: '20,10', hidden: false },
    { id: 'array', kind: 'array', label: places.listeningArray(), at: ['8,8', '12,11', '13,7', '7,12'], hidden: true },
  ],
  relics: [
    { id: 'crown-a', label: places.northWestCrown(), carrier: 'A1' },
    { id: 'crown-b', label: places.northCrown(), carrier: 'B1' },
    { id: 'crown-c', label: places.northEastCrown(), carrier: 'C1' },
    { id: 'crown-d', label: places.southEastCrown(), carrier: 'D1' },
    { id: 'crown-e', label: places.southCrown(), carrier: 'E1' },
    { id: 'crown-f', label: places.southWestCrown(), carrier: 'F1' },
    { id: 'lost-crown', label: places.lostCrown(), at: ['9,9', '11,10', '10,9', '10,10'], hidden: true },
  ],
})
