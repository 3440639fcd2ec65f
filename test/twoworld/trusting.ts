import type { Player } from '../support/play.js'

/** Where third players may be named whose word one would take: lets its sheet stand and names all. Else two sides hardly ever name the same. */
export const trusting =
  (player: Player): Player =>
  (game, view, ask, random) => {
    const accept = game.orderOptions(view, ask).find(({ kind }) => kind === 'accept')
    const item = accept?.item?.[0]?.id
    if (!accept?.with || item === undefined || random.chance(0.4)) return player(game, view, ask, random)
    return accept.with.map(({ id }) => ({ kind: 'accept', item, with: id }))
  }
