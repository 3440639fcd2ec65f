import { type Identity, makeToken } from '../client.js'
import type { TestServer } from '../server.js'
import { type TokenRole, tokens } from './table.js'

/** A token for each role that has one. Those that are limited are so to `other`. */
export const makeTokens = async (
  url: string,
  people: Readonly<Record<(typeof tokens)[TokenRole]['of'], Identity>>,
  other: string,
): Promise<Record<TokenRole, Identity>> => {
  const made = Object.entries(tokens).map(async ([role, { of, scopes, elsewhere }]) => {
    const token = await makeToken(url, people[of], scopes, elsewhere ? [other] : null)
    return [role, { token }] as const
  })
  return Object.fromEntries(await Promise.all(made)) as Record<TokenRole, Identity>
}

/** The query with which a program sends somebody to `/authorize`. */
export const askOfProgram = async ({ accounts }: TestServer): Promise<string> => {
  const redirect = 'https://bot.example/back'
  const asking = { response_type: 'code', redirect_uri: redirect, code_challenge_method: 'S256' }
  const client = await accounts.programs.add('A bot', [redirect])
  return new URLSearchParams({ ...asking, client_id: client, code_challenge: 'x'.repeat(43) }).toString()
}
