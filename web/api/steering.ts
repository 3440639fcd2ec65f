import { graphql } from './graphql.js'
import { table } from './table.js'

/** Every tool of the organiser answers with the table as it stands then. */
const steered = graphql(
  `
    fragment Steered on Campaign {
      id
      table {
        ...Table
      }
    }
  `,
  [table],
)

export const startCampaign = graphql(
  `
    mutation StartCampaign($id: ID!) {
      startCampaign(campaignId: $id) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const closeStage = graphql(
  `
    mutation CloseStage($id: ID!) {
      closeStage(campaignId: $id) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const consentTo = graphql(
  `
    mutation ConsentTo($id: ID!, $matterId: ID!) {
      consentTo(campaignId: $id, matterId: $matterId) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const objectTo = graphql(
  `
    mutation ObjectTo($id: ID!, $matterId: ID!) {
      objectTo(campaignId: $id, matterId: $matterId) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const pauseCampaign = graphql(
  `
    mutation PauseCampaign($id: ID!, $note: String) {
      pauseCampaign(campaignId: $id, note: $note) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const resumeCampaign = graphql(
  `
    mutation ResumeCampaign($id: ID!) {
      resumeCampaign(campaignId: $id) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const endCampaign = graphql(
  `
    mutation EndCampaign($id: ID!) {
      endCampaign(campaignId: $id) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const extendDeadline = graphql(
  `
    mutation ExtendDeadline($id: ID!, $class: String!, $at: DateTime!) {
      extendDeadline(campaignId: $id, class: $class, at: $at) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const removeHolder = graphql(
  `
    mutation RemoveHolder($id: ID!, $seat: ID!) {
      removeHolder(campaignId: $id, seat: $seat) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const seatBot = graphql(
  `
    mutation SeatBot($id: ID!, $seat: ID!) {
      seatBot(campaignId: $id, seat: $seat) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const removeBot = graphql(
  `
    mutation RemoveBot($id: ID!, $seat: ID!) {
      removeBot(campaignId: $id, seat: $seat) {
        ...Steered
      }
    }
  `,
  [steered],
)

export const removeFacilitator = graphql(
  `
    mutation RemoveFacilitator($id: ID!) {
      removeFacilitator(campaignId: $id) {
        ...Steered
      }
    }
  `,
  [steered],
)
