import { gridOf } from '@muster/rulesets/kit/board.js'
import { pieceId } from '@muster/rulesets/kit/ids.js'
import type { Guess, Sandbox } from '@muster/rulesets/kit/sandbox.js'
import { toy, type Toy, type ToyState, type ToyView } from '../support/toyRuleset.js'

const suppose = ({ turn, board, legend, pieces }: ToyView, guesses: readonly Guess[]): ToyState => {
  const grid = gridOf(board)
  const scouts = [...pieces, ...guesses.map((guess, index) => ({ ...guess, id: pieceId(`guess-${String(index)}`) }))]
  return {
    ...{ turn, stage: 'walk', seats: legend.map(({ seat }) => seat), routed: [], fights: [] },
    scouts: scouts.map(({ id, seat, at }) => ({ id, seat, at: grid.at(at) ?? 0 })),
  }
}

const sound: Sandbox<ToyState, ToyView> = {
  stages: ['walk'],
  kinds: () => [{ kind: 'scout', least: 1, most: 1, step: 1, usual: 1 }],
  guesses: ({ contacts }) =>
    contacts.flatMap(({ seat, kind, at }) => (seat === null ? [] : [{ seat, kind, at, size: 1 }])),
  mayStand: ({ board }, { at }) => gridOf(board).at(at) !== null,
  suppose,
}

const withSandbox = (change: Partial<typeof sound>): Toy => ({ ...toy, sandbox: { ...sound, ...change } })

/** Lanterns with a sandbox as it should be. */
export const planningToy: Toy = withSandbox({})

/** Sandboxes that break the law of what is known, each in its own way. */
export const brokenSandboxes: readonly (readonly [what: string, make: () => Toy])[] = [
  ['forgets the enemies in sight', () => withSandbox({ suppose: (view) => suppose(view, []) })],
  [
    'loses a scout of its own',
    () => withSandbox({ suppose: (view, guesses) => suppose({ ...view, pieces: view.pieces.slice(1) }, guesses) }),
  ],
  [
    'asks for another turn',
    () => withSandbox({ suppose: (view, guesses) => ({ ...suppose(view, guesses), stage: 'over' }) }),
  ],
  ['guesses what may not stand', () => withSandbox({ mayStand: () => false })],
  ['begins in no stage', () => withSandbox({ stages: [] })],
]
