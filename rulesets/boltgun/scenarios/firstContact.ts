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
    .....##.....
    ............
    .....##.....
    ...#....CC..
    ...#.....C..
    ............`,
  starts: [
    {
      title: 'Northern force',
      army: 'Space Marines',
      banners: [
        ['3,3', 17],
        ['1,2', 13],
        ['2,6', 10],
      ],
      objectives: [{ occupy: ['8,6', '9,6', '9,7'] }, { count: 50, secondary: true }],
    },
    {
      title: 'Southern force',
      army: 'Tau',
      banners: [
        ['8,5', 17],
        ['10,6', 13],
        ['9,2', 10],
      ],
      objectives: [{ occupy: ['2,1', '2,2', '3,2'] }, { count: 50, secondary: true }],
    },
  ],
  features: [{ id: 'supply-cache', kind: 'cache', label: 'Supply cache', at: '6,2', hidden: true }],
  relics: [],
})
