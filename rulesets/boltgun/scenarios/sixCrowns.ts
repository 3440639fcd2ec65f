import { scenario } from './make.js'

/** Six lords, each with a crown to keep and one to take. */
export const sixCrowns = scenario({
  id: 'six-crowns',
  title: 'Six crowns',
  about:
    'Six lords, each with a crown in their train and an eye on the crown of a neighbour. Whoever carries the crown that they covet for three days has won; a seventh crown lies lost in the middle.',
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
  armies: ['Space Marines', 'Tau', 'Orks', 'Imperial Guard', 'Eldar', 'Sisters'],
  levels: [
    [18, 14, 12, 10],
    [17, 15, 12, 10],
    [16, 14, 13, 11],
  ],
  starts: [
    {
      title: 'North-west hold',
      sites: ['3,3', '1,3', '4,1', '2,0', '1,1', '4,4', '2,5', '0,4'],
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
      title: 'North gate',
      sites: ['11,2', '9,2', '12,1', '10,0', '12,3', '10,3', '11,4', '11,0'],
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
      title: 'North-east hold',
      sites: ['18,3', '19,4', '17,1', '19,1', '18,5', '20,2', '17,4', '20,5'],
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
      title: 'South-east hold',
      sites: ['18,12', '19,11', '17,14', '19,14', '18,14', '20,12', '18,10', '16,13'],
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
      title: 'South gate',
      sites: ['9,13', '11,13', '8,14', '10,15', '10,12', '9,14', '11,15', '9,11'],
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
      title: 'South-west hold',
      sites: ['2,12', '1,11', '3,14', '1,14', '3,13', '0,12', '2,10', '3,11'],
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
