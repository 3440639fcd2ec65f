import { scenario } from './make.js'

/** Three armies around a town in the middle; any two can spoil the third's plan. */
export const threeValleys = scenario({
  id: 'three-valleys',
  title: 'Three valleys',
  about:
    'Three armies come down three valleys towards the town where they meet. An archive lies hidden there: who finds it and keeps it for three days has won.',
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
  starts: [
    {
      title: 'Western valley',
      army: 'Eldar',
      banners: [
        ['4,3', 18],
        ['2,5', 14],
        ['5,1', 12],
        ['2,1', 10],
      ],
      objectives: [
        { hold: 'sealed-archive', checks: 3 },
        { count: 90, secondary: true },
        { destroy: ['C1'], by: 'anyone', secondary: true },
      ],
      knows: ['west-array'],
    },
    {
      title: 'Eastern valley',
      army: 'Tau',
      banners: [
        ['16,3', 18],
        ['18,5', 14],
        ['15,2', 12],
        ['18,1', 10],
      ],
      objectives: [
        { hold: 'sealed-archive', checks: 3 },
        { count: 90, secondary: true },
        { destroy: ['A1'], by: 'anyone', secondary: true },
      ],
      knows: ['east-array'],
    },
    {
      title: 'Southern valley',
      army: 'Orks',
      banners: [
        ['10,14', 18],
        ['8,13', 14],
        ['12,13', 12],
        ['10,15', 10],
      ],
      objectives: [
        { hold: 'sealed-archive', checks: 3 },
        { count: 90, secondary: true },
        { destroy: ['B1'], by: 'anyone', secondary: true },
      ],
      knows: ['south-works'],
    },
  ],
  features: [
    { id: 'town-cache', kind: 'cache', label: 'Supply cache', at: '9,8', hidden: false },
    { id: 'west-array', kind: 'array', label: 'Western array', at: ['5,5', '3,6', '6,7'], hidden: true },
    { id: 'east-array', kind: 'array', label: 'Eastern array', at: ['15,5', '17,6', '15,7'], hidden: true },
    { id: 'south-works', kind: 'works', label: 'Abandoned works', at: ['8,11', '13,11', '10,12'], hidden: true },
  ],
  relics: [{ id: 'sealed-archive', label: 'Sealed archive', at: ['9,7', '10,8', '10,9', '9,8'], hidden: true }],
})
