import type { HexView, PostBattleView } from '../../view/view.js'

const none: PostBattleView = { retreats: [], fallBacks: [], honours: [], survivals: [] }

/** What the owner of a view is asked after the battles. */
export const asked = (view: HexView): PostBattleView => view.detail.postBattle ?? none
