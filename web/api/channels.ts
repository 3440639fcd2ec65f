import { graphql, type ResultOf, type VariablesOf } from './graphql.js'

export const channel = graphql(`
  fragment Channel on Channel {
    id
    kind
    name
    address
    paused
    failingSince
    lastError
    createdAt
    kinds
    choices {
      campaignId
      kinds
    }
  }
`)
export type Channel = ResultOf<typeof channel>
export type ChannelKind = Channel['kind']
export type NotificationKind = Channel['kinds'][number]

export const notificationsQuery = graphql(
  `
    query Notifications {
      me {
        id
        notifications {
          quietHours {
            zone
            from
            until
          }
          pushKey
          channels {
            ...Channel
          }
        }
      }
      campaigns {
        nodes {
          id
          name
        }
      }
    }
  `,
  [channel],
)
export type QuietHours = NonNullable<
  NonNullable<ResultOf<typeof notificationsQuery>['me']>['notifications']['quietHours']
>

export const campaignChannelsQuery = graphql(
  `
    query CampaignChannels($id: ID!) {
      campaign(id: $id) {
        id
        channels {
          id
          kind
          name
          kept {
            ...Channel
          }
        }
      }
    }
  `,
  [channel],
)

export const addChannel = graphql(`
  mutation AddChannel($input: AddChannelInput!) {
    addChannel(input: $input) {
      secret
      channel {
        id
      }
    }
  }
`)
export type NewChannel = VariablesOf<typeof addChannel>['input']

export const removeChannel = graphql(`
  mutation RemoveChannel($id: ID!) {
    removeChannel(id: $id)
  }
`)

export const pauseChannel = graphql(`
  mutation PauseChannel($id: ID!, $paused: Boolean!) {
    pauseChannel(id: $id, paused: $paused)
  }
`)

export const testChannel = graphql(`
  mutation TestChannel($id: ID!) {
    testChannel(id: $id)
  }
`)

export const chooseNotifications = graphql(`
  mutation ChooseNotifications($channelId: ID!, $campaignId: ID, $kinds: [NotificationKind!]) {
    chooseNotifications(channelId: $channelId, campaignId: $campaignId, kinds: $kinds)
  }
`)

export const setQuietHours = graphql(`
  mutation SetQuietHours($hours: QuietHoursInput) {
    setQuietHours(hours: $hours)
  }
`)
