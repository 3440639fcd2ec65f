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

/** Entries on one page: as many as the API gives without being asked. */
export const chroniclePage = 30

export const chronicleQuery = graphql(
  `
    query Chronicle($id: ID!, $before: ID) {
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
          entries(before: $before, limit: 30) {
            ...ChronicleEntry
          }
        }
      }
    }
  `,
  [entry],
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
    query PublicChronicle($token: String!, $before: ID) {
      publicChronicle(token: $token, before: $before, limit: 30) {
        campaign
        entries {
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
      }
    }
  `,
  [picture],
)
export type PublicEntry = NonNullable<ResultOf<typeof publicChronicleQuery>['publicChronicle']>['entries'][number]
