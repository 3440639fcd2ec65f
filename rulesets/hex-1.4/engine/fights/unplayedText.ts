import type { Unplayed } from '../battle.js'

const causes: Readonly<Record<Unplayed['why'], string>> = {
  unreported: 'Neither side reported a result',
  unconfirmed: 'One side reported and the other did not confirm it',
  differing: 'The two reports differed to the end',
}

const outcomes: Readonly<Record<Unplayed['so'], string>> = {
  rolled: 'so the dice decide',
  'raid-lost': 'so the raid counts as lost',
  'raid-won': 'so the raid counts as won',
  held: 'so the defender holds',
  undefended: 'and nobody defends, so it is a draw',
  open: 'and there is nothing to keep open, so it is a draw',
}

/** Why no report decided a fight and what the campaign's settings make of it, as one sentence without its stop. */
export const unplayedText = ({ why, so }: Unplayed): string =>
  `${causes[why]}, ${outcomes[so]}, as the settings of this campaign say`

/** HX-282, HX-300, HX-301: under which rule they say so. */
export const unplayedRule = ({ why }: Unplayed, raid: boolean): string =>
  raid ? 'HX-282' : why === 'unreported' ? 'HX-300' : 'HX-301'
