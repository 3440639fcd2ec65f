import { cellName } from '../../kit/ids.js'
import { type Sample, sampleView } from '../../kit/sample.js'

/** Forces of two players meet between what they have explored and what nobody has. */
export const sample: Sample = {
  view: sampleView({
    grid: 'hex',
    ground: { '.': 'plain', R: 'ruined' },
    terrain: ['........', '..R.....', '......R.', '...R....', '........'],
    sight: ['ooool...', 'oooomm..', 'oooomml.', 'ooommm..', 'ooo.l...'],
    owner: ['aaa-....', 'aaaa-b..', 'aaaabbb.', 'aaa--b..', 'aa......'],
    pieces: [
      ['CF', '3/4', 900],
      ['OF', '2/2', 600],
      ['RF', '4/4', 100],
    ],
    contacts: [
      ['CF', '3/6', 750],
      ['force', '2/6', null],
    ],
    marks: [
      ['FORTRESS', '3/1'],
      ['CITY', '1/3'],
      ['ORE_MINE_SMALL', '4/2'],
    ],
    detail: { treasuries: [] },
  }),
  zones: [],
  arrows: [{ from: cellName('3/4'), to: cellName('3/5'), kind: 'march' }],
}
