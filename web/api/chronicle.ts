import { graphql, type ResultOf, type VariablesOf } from './graphql.js'

const picture = graphql(`
  fragment ChroniclePicture on ChroniclePicture {
    id
    width
    height
    caption
    url
    smallUrl
  }
`)
export type Picture = ResultOf<typeof picture>

const earlier = graphql(`
  fragment Earlier on PageInfo {
    hasPreviousPage
    startCursor
  }
`)

const entry = graphql(
  `
    fragment ChronicleEntry on ChronicleEntry {
      id
      turn
      seat
      by
      mine
      title
      text
      quote
      public
      writtenAt
      editedAt
      hidden
      battleId
      pictures {
        ...ChroniclePicture
      }
    }
  `,
  [picture],
)
export type Entry = ResultOf<typeof entry>

export const chronicleQuery = graphql(
  `
    query Chronicle($id: ID!, $before: String) {
      campaign(id: $id) {
        id
        battles {
          id
          sides {
            title
            mine
          }
        }
        chronicle {
          publicPath
          mayWrite
          pictureMegabytes
          entries(before: $before) {
            nodes {
              ...ChronicleEntry
            }
            pageInfo {
              ...Earlier
            }
          }
        }
      }
    }
  `,
  [entry, earlier],
)
type Found = NonNullable<ResultOf<typeof chronicleQuery>['campaign']>
export type Chronicle = Found['chronicle']
export type OwnBattle = Found['battles'][number]

export const writeChronicle = graphql(
  `
    mutation WriteChronicle($id: ID!, $entry: ChronicleEntryInput!, $battle: ID, $key: String!) {
      writeChronicle(campaignId: $id, entry: $entry, battleId: $battle, idempotencyKey: $key) {
        ...ChronicleEntry
      }
    }
  `,
  [entry],
)
export type EntryInput = VariablesOf<typeof writeChronicle>['entry']

export const editChronicle = graphql(
  `
    mutation EditChronicle($id: ID!, $entryId: ID!, $entry: ChronicleEntryInput!) {
      editChronicle(campaignId: $id, entryId: $entryId, entry: $entry) {
        ...ChronicleEntry
      }
    }
  `,
  [entry],
)

export const hideChronicleEntry = graphql(
  `
    mutation HideChronicleEntry($id: ID!, $entryId: ID!, $hidden: Boolean!) {
      hideChronicleEntry(campaignId: $id, entryId: $entryId, hidden: $hidden) {
        ...ChronicleEntry
      }
    }
  `,
  [entry],
)

export const publishChronicle = graphql(`
  mutation PublishChronicle($id: ID!, $open: Boolean!) {
    publishChronicle(campaignId: $id, open: $open) {
      publicPath
    }
  }
`)

export const publicChronicleQuery = graphql(
  `
    query PublicChronicle($token: String!, $before: String) {
      publicChronicle(token: $token) {
        campaign
        entries(before: $before) {
          nodes {
            id
            turn
            seat
            seatTitle
            title
            text
            quote
            day
            pictures {
              ...ChroniclePicture
            }
          }
          pageInfo {
            ...Earlier
          }
        }
      }
    }
  `,
  [picture, earlier],
)
export type PublicEntry = NonNullable<
  ResultOf<typeof publicChronicleQuery>['publicChronicle']
>['entries']['nodes'][number]
