import type { Language as Spoken } from '@muster/rulesets/kit/language.js'
import { registerEnumType } from 'type-graphql'
import type { Scope } from '../../auth/permissions.js'

export const TokenScope = {
  READ: 'read',
  ORDERS: 'orders',
  FACILITATE: 'facilitate',
  ORGANISE: 'organise',
  EMAIL: 'email',
} as const satisfies Readonly<Record<string, Scope>>
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an API token may do. Each change says which scope it needs.',
  valuesConfig: {
    READ: { description: 'Read what its owner may know.' },
    ORDERS: {
      description: 'Play: save drafts, seal orders, write, fight battles, vote, take places and give them up.',
    },
    FACILITATE: { description: 'Close stages, move deadlines, pause and resume; with ORDERS also make rulings.' },
    ORGANISE: { description: 'Create campaigns, and do what their organiser may.' },
    EMAIL: { description: 'Read its owner’s e-mail address.' },
  },
})

export const Language = { EN: 'en', DE: 'de' } as const satisfies Readonly<Record<string, Spoken>>
registerEnumType(Language, {
  name: 'Language',
  description: 'A language that Muster speaks.',
  valuesConfig: { EN: { description: 'English.' }, DE: { description: 'German.' } },
})

export const SignUpMode = { OPEN: 'open', INVITED: 'invited', CLOSED: 'closed' } as const
registerEnumType(SignUpMode, {
  name: 'SignUpMode',
  description: 'Who may make an account.',
  valuesConfig: {
    OPEN: { description: 'Everybody.' },
    INVITED: { description: 'Whoever has the link of an invitation to a campaign that is still open.' },
    CLOSED: { description: 'Nobody; the host of the server makes accounts.' },
  },
})
