export type MovementEvent = { readonly kind: 'movement' }
