import { createAuthClient } from 'better-auth/client'

/** What signs in, up and out; `session.ts` tells who is signed in without it. */
export const auth = createAuthClient()
