export type PostBattleEvent = { readonly kind: 'postBattle' }
