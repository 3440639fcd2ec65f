import type { TableBattle } from '@muster/rulesets/kit/ruleset.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { toy, type Toy, type ToyState, type ToyView } from '../support/toyRuleset.js'

type Battles = readonly TableBattle[]

/** Lanterns with a list of battles of its own. */
const listing = (list: (battles: Battles, state: ToyState) => Battles): Toy => ({
  ...toy,
  battles: (state) => list(toy.battles?.(state) ?? [], state),
})

type Fights = ToyView['detail']['fights']

/** Lanterns whose views name other fights than their own; `all` are those of everybody. */
const showing = (choose: (own: Fights, all: Fights, viewer: Viewer) => Fights): Toy => ({
  ...toy,
  viewFor: (state, viewer) => {
    const view = toy.viewFor(state, viewer)
    const all = toy.viewFor(state, { kind: 'facilitator' }).detail.fights
    return { ...view, detail: { ...view.detail, fights: choose(view.detail.fights, all, viewer) } }
  },
})

/** Lanterns that list their battles wrongly: what is wrong, and how. */
export const brokenBattles: readonly (readonly [what: string, make: () => Toy])[] = [
  ['shows a battle to observers', () => showing((_, all) => all)],
  ['hides a battle from its sides', () => showing((own, _, { kind }) => (kind === 'seat' ? own.slice(1) : own))],
  [
    'lists a battle of one side',
    () => listing((battles) => battles.map(({ id, sides }) => ({ id, sides: sides.slice(0, 1) }))),
  ],
  ['lists one battle twice', () => listing((battles) => [...battles, ...battles])],
  [
    'lists a battle again that was gone',
    () => listing((battles) => battles.slice(0, 1).map((battle) => ({ ...battle, id: 'fight' }))),
  ],
  [
    'drops a battle about which it still asks',
    () => ({
      ...listing((battles, { routed }) => (routed.length > 1 ? battles : [])),
      awaiting: (state) =>
        toy.awaiting(state).map((ask) => {
          const about = toy.battles?.(state)[0]?.sides.find(({ seat }) => seat === ask.seat)?.about
          return about === undefined ? ask : { ...ask, view: { ...ask.view, about } }
        }),
    }),
  ],
  [
    'orders battles by who fights in them',
    () =>
      listing((battles, { scouts }) => {
        const [first] = scouts.filter(({ seat }) => seat === 'A').sort((a, b) => (a.id < b.id ? -1 : 1))
        return (first?.at ?? 0) % 2 === 0 ? battles : [...battles].reverse()
      }),
  ],
]
