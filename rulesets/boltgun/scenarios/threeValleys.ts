import { scenario } from './make.js'

/** Three armies around a town in the middle; any two can spoil the third's plan. */
export const threeValleys = scenario({
  id: 'three-valleys',
  title: 'Three valleys',
  about:
    'Three armies come down three valleys towards the town between them. Whoever holds it and a town of a neighbour has won.',
  map: `
    ......##....##......
    ..C....#....#....C..
    ..CC...#....#...CC..
    .......##..##.......
    ....................
    ....#....CC....#....
    ...##....CC....##...
    ....................
    #..................#
    ##......####......##
    .......#....#.......
    ....C..........C....
    .........CC.........
    .........CC.........
    ......#......#......
    .....##......##.....`,
  starts: [
    {
      title: 'Western valley',
      army: 'Eldar',
      banners: [
        ['2,2', 18],
        ['4,4', 14],
        ['1,6', 12],
        ['5,1', 10],
      ],
      objectives: [{ occupy: ['9,5', '10,5', '9,6', '10,6', '9,12'] }, { count: 90, secondary: true }],
    },
    {
      title: 'Eastern valley',
      army: 'Tau',
      banners: [
        ['17,2', 18],
        ['15,4', 14],
        ['18,6', 12],
        ['14,1', 10],
      ],
      objectives: [{ occupy: ['9,5', '10,5', '9,6', '10,6', '2,2'] }, { count: 90, secondary: true }],
    },
    {
      title: 'Southern valley',
      army: 'Orks',
      banners: [
        ['9,13', 18],
        ['6,12', 14],
        ['13,12', 12],
        ['10,11', 10],
      ],
      objectives: [{ occupy: ['9,5', '10,5', '9,6', '10,6', '17,2'] }, { count: 90, secondary: true }],
    },
  ],
  features: [
    { id: 'town-cache', kind: 'cache', label: 'Supply cache', at: '9,5', hidden: false },
    { id: 'west-array', kind: 'array', label: 'Listening array', at: '3,9', hidden: true },
    { id: 'east-array', kind: 'array', label: 'Listening array', at: '16,9', hidden: true },
    { id: 'south-works', kind: 'works', label: 'Abandoned works', at: '9,8', hidden: true },
  ],
  relics: [{ id: 'sealed-archive', label: 'Sealed archive', at: '9,3', hidden: true }],
})
