import { scenario } from './make.js'

/** Six lords, each with a crown to keep and one to take. */
export const sixCrowns = scenario({
  id: 'six-crowns',
  title: 'Six crowns',
  about:
    'Six lords, each with his own crown in his train and his eye on another’s. Whoever carries the crown that he covets for three days has won; a seventh crown lies lost in the middle.',
  map: `
    #.......~.......#....
    .......~~............
    ..C....~....CC....C..
    ..CC..~.....C....CC..
    .........#...........
    .....##..##....~~....
    ......#..........~...
    C.........C......~..C
    CC...~...CC........CC
    .....~...C.....#.....
    ...~~~..........##...
    .......##..~....#....
    .CC.....#..~......C..
    ..C.....CC........CC.
    .......CC....~.......
    .....#.......~~......`,
  starts: [
    {
      title: 'North-west hold',
      army: 'Space Marines',
      banners: [
        ['3,3', 18],
        ['1,3', 14],
        ['4,1', 12],
        ['2,0', 10],
      ],
      objectives: [
        { hold: 'crown-b', checks: 3 },
        { hold: 'crown-a', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-a'],
    },
    {
      title: 'North gate',
      army: 'Tau',
      banners: [
        ['11,2', 18],
        ['9,2', 14],
        ['12,1', 12],
        ['10,0', 10],
      ],
      objectives: [
        { hold: 'crown-c', checks: 3 },
        { hold: 'crown-b', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-b'],
    },
    {
      title: 'North-east hold',
      army: 'Orks',
      banners: [
        ['18,3', 18],
        ['19,4', 14],
        ['17,1', 12],
        ['19,1', 10],
      ],
      objectives: [
        { hold: 'crown-d', checks: 3 },
        { hold: 'crown-c', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-c'],
    },
    {
      title: 'South-east hold',
      army: 'Imperial Guard',
      banners: [
        ['18,12', 18],
        ['19,11', 14],
        ['17,14', 12],
        ['19,14', 10],
      ],
      objectives: [
        { hold: 'crown-e', checks: 3 },
        { hold: 'crown-d', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-d'],
    },
    {
      title: 'South gate',
      army: 'Eldar',
      banners: [
        ['9,13', 18],
        ['11,13', 14],
        ['8,14', 12],
        ['10,15', 10],
      ],
      objectives: [
        { hold: 'crown-f', checks: 3 },
        { hold: 'crown-e', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-e'],
    },
    {
      title: 'South-west hold',
      army: 'Sisters',
      banners: [
        ['2,12', 18],
        ['1,11', 14],
        ['3,14', 12],
        ['1,14', 10],
      ],
      objectives: [
        { hold: 'crown-a', checks: 3 },
        { hold: 'crown-f', secondary: true },
        { hold: 'lost-crown', secondary: true },
      ],
      knows: ['cache-f'],
    },
  ],
  features: [
    { id: 'cache-a', kind: 'cache', label: 'North-west cache', at: ['4,4', '2,5', '5,3'], hidden: true },
    { id: 'cache-b', kind: 'cache', label: 'North cache', at: ['11,4', '12,4', '10,3'], hidden: true },
    { id: 'cache-c', kind: 'cache', label: 'North-east cache', at: ['16,4', '18,6', '15,3'], hidden: true },
    { id: 'cache-d', kind: 'cache', label: 'South-east cache', at: ['18,10', '15,12', '17,9'], hidden: true },
    { id: 'cache-e', kind: 'cache', label: 'South cache', at: ['9,11', '10,12', '9,12'], hidden: true },
    { id: 'cache-f', kind: 'cache', label: 'South-west cache', at: ['3,11', '5,12', '2,10'], hidden: true },
    { id: 'west-watch', kind: 'works', label: 'West watch', at: '0,8', hidden: false },
    { id: 'east-watch', kind: 'works', label: 'East watch', at: '20,7', hidden: false },
    { id: 'array', kind: 'array', label: 'Listening array', at: ['8,6', '12,9', '12,6', '8,9'], hidden: true },
  ],
  relics: [
    { id: 'crown-a', label: 'North-west crown', carrier: 'A1' },
    { id: 'crown-b', label: 'North crown', carrier: 'B1' },
    { id: 'crown-c', label: 'North-east crown', carrier: 'C1' },
    { id: 'crown-d', label: 'South-east crown', carrier: 'D1' },
    { id: 'crown-e', label: 'South crown', carrier: 'E1' },
    { id: 'crown-f', label: 'South-west crown', carrier: 'F1' },
    { id: 'lost-crown', label: 'Lost crown', at: ['10,7', '9,8', '10,8', '11,8'], hidden: true },
  ],
})
