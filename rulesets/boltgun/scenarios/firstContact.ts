import { scenario } from './make.js'

/** Two banners a side, close enough to meet in the first turn or two: to learn the game and to show it. */
export const firstContact = scenario({
  id: 'first-contact',
  title: 'First contact',
  about: 'Two patrols of two banners each, a few sectors apart on a small map. A short campaign to learn the orders.',
  map: `
    ..........
    ..C....#..
    .......#..
    ....#.....
    .....#....
    ..#.......
    ..#....C..
    ..........`,
  starts: [
    {
      title: 'Northern patrol',
      army: 'Space Marines',
      banners: [
        ['3,2', 16],
        ['1,1', 12],
      ],
      objectives: [{ occupy: ['7,6'] }, { count: 40, secondary: true }],
    },
    {
      title: 'Southern patrol',
      army: 'Tau',
      banners: [
        ['6,5', 16],
        ['8,6', 12],
      ],
      objectives: [{ occupy: ['2,1'] }, { count: 40, secondary: true }],
    },
  ],
  features: [{ id: 'supply-cache', kind: 'cache', label: 'Supply cache', at: '4,6', hidden: true }],
  relics: [],
})
