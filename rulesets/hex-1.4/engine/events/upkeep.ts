export type UpkeepEvent = { readonly kind: 'upkeep' }
