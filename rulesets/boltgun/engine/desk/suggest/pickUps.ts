import type { OrderDraft } from '../../../../kit/orders.js'
import type { Planned } from './situation.js'
import type { Situation } from './situation.js'

/** Each known relic goes to the banner that will stand near enough, the strongest first (BG-271). */
export const pickUps = ({ table, own, battle }: Situation, planned: Planned): readonly OrderDraft[] =>
  table.view.detail.relics.flatMap(({ id, at }) => {
    const cell = table.grid.at(at)
    const taker = [...own]
      .sort((a, b) => b.level - a.level)
      .find(
        ({ piece, mustRetreat, at: from }) =>
          !mustRetreat && cell !== null && table.grid.distance(planned.get(piece.id) ?? from, cell) <= battle,
      )
    return taker ? [{ kind: 'pickUp', piece: taker.piece.id, item: id }] : []
  })
