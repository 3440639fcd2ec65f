export type BattleEvent = { readonly kind: 'battle' }
