import { graphql, type ResultOf } from './graphql.js'

/** One open invitation, as the organiser sees it. Apart from the rest of invitations: the campaign page asks for it at once. */
export const invitation = graphql(`
  fragment Invitation on Invitation {
    id
    role
    seat
    url
    expiresAt
    usedBy
  }
`)
export type Invitation = ResultOf<typeof invitation>
