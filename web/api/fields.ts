/** Selections that several documents share, as text: one place to follow the schema. */
export const order = 'kind piece to path with amount item detail'

export const table = `phase turn stage note opened organiser facilitator facilitatorNamesake timeZone version logged
  seats { id title subtitle holder namesake bot mine sealed }
  matters { id kind by mine seat consents text }
  clocks { class title at }
  awaiting { seats text }`

export const briefing = `number turn stage at boardHash view
  report { rule step text cells about data }
  asks { id kind title deadline silence { text rule } about deadlineAt closed }`

export const receipt = `askId hash head sealedAt by turn orders { ${order} }`

export const invitation = 'id role seat url expiresAt usedBy'

export const token = 'id name prefix scopes createdAt expiresAt lastUsedAt'

export const place = 'role seat organiser former'

export const offer = 'id title about seats { title subtitle } board'
