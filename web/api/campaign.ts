import { briefing } from './briefing.js'
import { graphql, type ResultOf, type VariablesOf } from './graphql.js'
import { invitation } from './invitations.js'
import { receipt } from './orders.js'
import { table } from './table.js'

const place = graphql(`
  fragment Place on Place {
    role
    seat
    organiser
    former
  }
`)
export type Place = ResultOf<typeof place>

/** Campaigns on one page of the lobby: as many as the API gives at once. */
export const lobbyPage = 25

export const lobbyQuery = graphql(
  `
    query Lobby($offset: Int!) {
      campaigns(offset: $offset) {
        id
        name
        ruleset {
          id
          title
        }
        scenario {
          title
        }
        place {
          ...Place
        }
        table {
          ...Table
        }
      }
    }
  `,
  [place, table],
)
export type CampaignHead = NonNullable<ResultOf<typeof lobbyQuery>['campaigns'][number]>

export const campaignQuery = graphql(
  `
    query Campaign($id: ID!) {
      campaign(id: $id) {
        id
        name
        edition
        settings
        tabletop {
          id
          title
          variants
          settings
          overrides
        }
        publicKey
        noticeHours
        draftAtDeadline
        replaceable
        board
        boardHash
        ruleset {
          id
          title
          edition
          stages {
            id
            title
          }
        }
        scenario {
          id
          title
        }
        place {
          ...Place
        }
        table {
          ...Table
        }
        briefing {
          ...Briefing
        }
        receipts {
          ...Receipt
        }
        invitations {
          ...Invitation
        }
      }
    }
  `,
  [place, table, briefing, receipt, invitation],
)
export type Campaign = NonNullable<ResultOf<typeof campaignQuery>['campaign']>
/** The tabletop system as the campaign has chosen it. */
export type TabletopOf = Campaign['tabletop']

export const createCampaign = graphql(`
  mutation CreateCampaign($input: CreateCampaignInput!) {
    createCampaign(input: $input) {
      id
    }
  }
`)
export type CreateCampaignInput = VariablesOf<typeof createCampaign>['input']

export const leaveCampaign = graphql(`
  mutation LeaveCampaign($id: ID!) {
    leaveCampaign(campaignId: $id)
  }
`)
