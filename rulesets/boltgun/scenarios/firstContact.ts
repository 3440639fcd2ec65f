import { scenario } from './make.js'

/** Three banners a side, five sectors apart: in sight after one march, in battle after two. To learn the game and to show it. */
export const firstContact = scenario({
  id: 'first-contact',
  title: 'First contact',
  about: 'Two small forces a short march apart, each with a town to guard. The first battle is two turns away.',
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
  starts: [
    {
      title: 'North-west town',
      army: 'Space Marines',
      banners: [
        ['3,3', 17],
        ['1,2', 13],
        ['2,6', 10],
      ],
      objectives: [
        { occupy: ['8,6', '9,6', '9,7'], checks: 2 },
        { count: 50, secondary: true },
      ],
      knows: ['west-ford'],
    },
    {
      title: 'South-east town',
      army: 'Tau',
      banners: [
        ['8,5', 17],
        ['10,6', 13],
        ['9,2', 10],
      ],
      objectives: [
        { occupy: ['2,1', '2,2', '3,2'], checks: 2 },
        { count: 50, secondary: true },
      ],
      knows: ['east-ford'],
    },
  ],
  features: [
    { id: 'west-ford', kind: 'crossing', label: 'West ford', at: '4,4', hidden: true },
    { id: 'east-ford', kind: 'crossing', label: 'East ford', at: '7,4', hidden: true },
    { id: 'supply-cache', kind: 'cache', label: 'Supply cache', at: ['6,2', '5,6'], hidden: true },
  ],
  relics: [],
})
