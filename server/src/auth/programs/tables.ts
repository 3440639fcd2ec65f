import type { BetterAuthPlugin } from 'better-auth'

const text = { type: 'string', required: true } as const
const maybe = { type: 'string', required: false } as const
const moment = { type: 'date', required: true } as const
const ofUser = { references: { model: 'user', field: 'id', onDelete: 'cascade' } } as const
const ofClient = { ...text, references: { model: 'oauthClient', field: 'id', onDelete: 'cascade' } } as const

/** What is stored of other people's programs. The library makes the tables; it has no routes for them. */
export const programTables = {
  id: 'muster-programs',
  schema: {
    /** Programs that a host has registered. `redirects`: a list as JSON. */
    oauthClient: { fields: { name: text, redirects: text, createdAt: moment } },
    /**
     * Questions that a program has sent somebody with. `secret`: hash of the code, or of the code of the device; `userCode`: hash of what is typed in, of a
     * device alone. `permissions`: what is asked for, and then what is granted.
     */
    oauthRequest: {
      fields: {
        clientId: ofClient,
        secret: { ...text, unique: true },
        userCode: { ...maybe, unique: true },
        userId: { ...maybe, ...ofUser },
        permissions: text,
        redirectUri: maybe,
        challenge: maybe,
        state: text,
        grantId: maybe,
        polledAt: { type: 'date', required: false },
        pause: { type: 'number', required: true },
        expiresAt: moment,
      },
    },
    /** What somebody has granted. `refresh`: hash of the one token that renews it. */
    oauthGrant: {
      fields: {
        clientId: ofClient,
        userId: { ...text, ...ofUser },
        permissions: text,
        refresh: text,
        createdAt: moment,
        renewedAt: moment,
        expiresAt: moment,
      },
    },
    /** A token that a program got by a grant. */
    apikey: { fields: { grantId: { ...maybe, index: true } } },
  },
} satisfies BetterAuthPlugin
