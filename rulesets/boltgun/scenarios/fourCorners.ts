import { scenario } from './make.js'

/** Four armies, one in each corner of a map that is the same from all four. */
export const fourCorners = scenario({
  id: 'four-corners',
  title: 'Four corners',
  about:
    'Four armies start in the corners of an even map with four towns in the middle. Each must hold the town across from its own corner for three turns; a relic lies between them.',
  map: `
    ....................
    ..C..............C..
    ..CC....####....CC..
    .......##..##.......
    ....#..........#....
    ....##........##....
    ..C....C....C....C..
    .......CC..CC.......
    .......CC..CC.......
    ..C....C....C....C..
    ....##........##....
    ....#..........#....
    .......##..##.......
    ..CC....####....CC..
    ..C..............C..
    ....................`,
  starts: [
    {
      title: 'North-west',
      army: 'Space Marines',
      banners: [
        ['2,2', 20],
        ['5,1', 15],
        ['1,5', 12],
      ],
      objectives: [
        { occupy: ['12,8', '11,8', '12,9'], checks: 3 },
        { hold: 'iron-reliquary', secondary: true },
      ],
    },
    {
      title: 'North-east',
      army: 'Necron',
      banners: [
        ['17,2', 20],
        ['14,1', 15],
        ['18,5', 12],
      ],
      objectives: [
        { occupy: ['7,8', '8,8', '7,9'], checks: 3 },
        { hold: 'iron-reliquary', secondary: true },
      ],
    },
    {
      title: 'South-east',
      army: 'Tyranids',
      banners: [
        ['17,13', 20],
        ['14,14', 15],
        ['18,10', 12],
      ],
      objectives: [
        { occupy: ['7,7', '8,7', '7,6'], checks: 3 },
        { hold: 'iron-reliquary', secondary: true },
      ],
    },
    {
      title: 'South-west',
      army: 'Dark Eldar',
      banners: [
        ['2,13', 20],
        ['5,14', 15],
        ['1,10', 12],
      ],
      objectives: [
        { occupy: ['12,7', '11,7', '12,6'], checks: 3 },
        { hold: 'iron-reliquary', secondary: true },
      ],
    },
  ],
  features: [
    { id: 'north-cache', kind: 'cache', label: 'Supply cache', at: '9,4', hidden: true },
    { id: 'south-cache', kind: 'cache', label: 'Supply cache', at: '10,11', hidden: true },
    { id: 'west-array', kind: 'array', label: 'Listening array', at: '5,8', hidden: true },
    { id: 'east-array', kind: 'array', label: 'Listening array', at: '14,7', hidden: true },
  ],
  relics: [{ id: 'iron-reliquary', label: 'Iron reliquary', at: '9,7', hidden: true }],
})
