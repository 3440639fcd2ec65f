import { graphql, type ResultOf } from './graphql.js'

/** Other services that vouch for people on this server. */
export const servicesQuery = graphql(`
  query Services {
    signInServices {
      id
      name
    }
  }
`)

const passkey = graphql(`
  fragment Passkey on Passkey {
    id
    name
    createdAt
  }
`)
export type OwnPasskey = ResultOf<typeof passkey>

/** How the account is signed in to. */
export const waysQuery = graphql(
  `
    query Ways {
      me {
        id
        passkeys {
          ...Passkey
        }
        services {
          id
          name
          connectedAt
        }
      }
      signInServices {
        id
        name
      }
    }
  `,
  [passkey],
)

export const renamePasskey = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name)
  }
`)

export const removePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id)
  }
`)

export const disconnectService = graphql(`
  mutation DisconnectService($id: ID!) {
    disconnectService(id: $id)
  }
`)
