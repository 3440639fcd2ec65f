export type KnowledgeEvent = { readonly kind: 'knowledge' }
