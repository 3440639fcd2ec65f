import { pieceId } from '../../../kit/ids.js'
import type { Feature, Knowledge, Relic } from '../model/state.js'
import type { BoltgunView } from '../view/view.js'
import { cellIn } from './ground.js'

/** Where things lie of which the seat knows no place: no search covers it and nobody holds it. */
const nowhere = -1

/** What the view calls the turn of a knowledge is the turn that opened with it. */
const learntIn = (asOf: number): number => asOf - 1

const asked = ({ detail }: BoltgunView) => detail.packets.flatMap(({ objectives }) => objectives)

/** Features that the seat knows, and those of its objectives wherever they may be. */
export const featuresFrom = (view: BoltgunView): readonly Feature[] => {
  const cell = cellIn(view)
  const known = view.marks
    .filter(({ kind }) => kind !== 'relic' && kind !== 'reserved')
    .map(({ id, kind, label, at }): Feature => ({ id, kind, label, at: cell(at), hidden: true }))
  const sought = asked(view).flatMap(({ feature }) => feature ?? [])
  return [
    ...known,
    ...[...new Set(sought)]
      .filter((label) => known.every((feature) => feature.label !== label))
      .map((label): Feature => ({ id: label, kind: 'feature', label, at: nowhere, hidden: true })),
  ]
}

const carried = ({ detail }: BoltgunView): readonly Relic[] =>
  detail.banners.flatMap(({ id, relics, relicTitles }) =>
    relics.map((relic, index): Relic => ({
      id: relic,
      label: relicTitles[index] ?? relic,
      place: { kind: 'carried', by: pieceId(id) },
    })),
  )

/** Relics that the seat carries or knows to lie somewhere, and those of its objectives wherever they may be; `titleOf` calls these. */
export const relicsFrom = (view: BoltgunView, titleOf: (relic: string) => string): readonly Relic[] => {
  const cell = cellIn(view)
  const own = carried(view)
  const isOwn = (relic: string): boolean => own.some(({ id }) => id === relic)
  const lying = view.detail.relics
    .filter(({ id }) => !isOwn(id))
    .map(({ id, label, at, asOf }): Relic => ({
      ...{ id, label },
      place: { kind: 'ground', at: cell(at), since: learntIn(asOf), hidden: true },
    }))
  const found = [...own, ...lying]
  const sought = asked(view).flatMap(({ relic }) => relic ?? [])
  return [
    ...found,
    ...[...new Set(sought)]
      .filter((id) => found.every((relic) => relic.id !== id))
      .map((id): Relic => ({
        ...{ id, label: titleOf(id) },
        place: { kind: 'ground', at: nowhere, since: view.turn, hidden: true },
      })),
  ]
}

/** What the seat remembers of them. */
export const memoriesFrom = (view: BoltgunView): Pick<Knowledge, 'features' | 'relics'> => {
  const cell = cellIn(view)
  return {
    features: featuresFrom(view).flatMap(({ id, at }) => (at === nowhere ? [] : [id])),
    relics: view.detail.relics.map(({ id, at, asOf }) => ({ relic: id, at: cell(at), asOf: learntIn(asOf) })),
  }
}
