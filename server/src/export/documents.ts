import { parse } from 'graphql'

/** What the API tells somebody of their account. To a tool it tells less, as everywhere. */
export const inPersonDocument = parse(`{ me { id name email hasPassword
  sessions { id device createdAt lastUsedAt current }
  tokens { id name prefix scopes campaigns createdAt expiresAt lastUsedAt }
  grants { id program scopes campaigns grantedAt lastUsedAt }
  passkeys { id name createdAt } services { id name connectedAt }
  notifications { quietHours { zone from until }
    channels { id kind name address paused failingSince lastError createdAt kinds choices { campaignId kinds } } } } }`)

export const byToolDocument = parse('query ($email: Boolean!) { me { id name email @include(if: $email) } }')

export const listDocument = parse(
  'query ($after: String) { campaigns(after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } } }',
)

/** Few at once: each comes with its file. */
export const mapsDocument = parse(`query ($after: String) { ownScenarios(first: 5, after: $after) {
  nodes { id title rulesetId revision madeAt changedAt link file } pageInfo { hasNextPage endCursor } } }`)

const orders = 'orders { kind piece to path with amount item detail }'

/** All of a campaign but what comes page by page. */
export const campaignDocument = parse(`query ($id: ID!) { campaign(id: $id) {
  id name edition ruleset { id title } scenario { id title } settings tabletop { id title variants settings overrides }
  place { role seat organiser former askedCommander } noticeHours draftAtDeadline replaceable publicKey privateKey heads boardHash board
  status { phase turn stage note timeZone organiser facilitator seats { id title subtitle holder bot mine } commanders { name mine pieces seals } }
  receipts { askId turn hash head sealedAt by signature fromStandingOrders ${orders} }
  standingOrders { kind title untilTurn updatedAt revision ${orders} }
  battles { id about openedAt closedAt seed agreedFor sides { seat title mine zone }
    entries { number seat by at kind text times answers roll { procedure input outcome byHand proof subject throws { name faces } } } }
  invitations { id role seat expiresAt usedBy }
  briefings { number }
  briefing { asks { id closed } } } }`)

export const logDocument = parse(`query ($id: ID!, $before: Int) { campaign(id: $id) {
  log(limit: 200, before: $before) { number at kind by tool seat subject cause text } } }`)

export const conversationsDocument = parse(`query ($id: ID!, $after: String) { campaign(id: $id) {
  letters { conversations(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } } }`)

export const lettersDocument = parse(`query ($id: ID!, $conversation: ID!, $before: String) { campaign(id: $id) {
  letters { conversation(id: $conversation, before: $before, last: 100) {
    nodes { id conversation by signed proven writtenAs to text quote sentAt arrivesAt mine }
    pageInfo { hasPreviousPage startCursor } } } } }`)

export const chronicleDocument = parse(`query ($id: ID!, $before: String) { campaign(id: $id) {
  chronicle { entries(before: $before, last: 50) {
    nodes {
      id turn seat by mine title text quote public writtenAt editedAt hidden battleId pictures { id width height caption url } }
    pageInfo { hasPreviousPage startCursor } } } } }`)

export const draftDocument = parse(`query ($id: ID!, $ask: ID!) { campaign(id: $id) {
  draft(askId: $ask) { askId updatedAt revision changes { piece by mine } ${orders} } } }`)

export const briefingDocument = parse(`query ($id: ID!, $number: Int!) { campaign(id: $id) {
  briefing(number: $number) { number turn stage at boardHash view report { text rule }
    asks { id kind title deadline deadlineAt closed } } } }`)
