import { StartProblem } from '../base/startProblem.js'

/** Another service that vouches for people who sign in. */
export interface Provider {
  readonly id: 'discord' | 'oidc'
  /** What people call it. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** The address by which an OpenID Connect provider is known; null: Discord, which is none. */
  readonly issuer: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

const discordOf = ({
  MUSTER_DISCORD_CLIENT_ID: clientId = '',
  MUSTER_DISCORD_CLIENT_SECRET: clientSecret = '',
}: Environment): Provider | null => {
  if (clientId === '' && clientSecret === '') return null
  if (clientId === '' || clientSecret === '')
    throw new StartProblem(
      'MUSTER_DISCORD_CLIENT_ID and MUSTER_DISCORD_CLIENT_SECRET belong together: set both, as the page of your application at Discord shows them, or neither.',
    )
  return { id: 'discord', name: 'Discord', clientId, clientSecret, issuer: null }
}

/** What is said to a provider must stay between the two: without TLS only on this machine. */
const issuerOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  const here = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (
    !url ||
    url.search !== '' ||
    url.hash !== '' ||
    (url.protocol !== 'https:' && !(here && url.protocol === 'http:'))
  )
    throw new StartProblem(
      `MUSTER_OIDC_ISSUER is "${text}": write the provider’s issuer as it names it, like https://id.example or https://id.example/realms/club.`,
    )
  return text
}

const nameOf = (text: string, issuer: string): string => {
  const name = text.trim() === '' ? new URL(issuer).host : text.trim()
  if (name.length > 40)
    throw new StartProblem(
      'MUSTER_OIDC_NAME is longer than 40 characters: it stands on a button, so write a short name.',
    )
  return name
}

const oidcOf = ({
  MUSTER_OIDC_ISSUER: issuer = '',
  MUSTER_OIDC_CLIENT_ID: clientId = '',
  MUSTER_OIDC_CLIENT_SECRET: clientSecret = '',
  MUSTER_OIDC_NAME: name = '',
}: Environment): Provider | null => {
  const needed = [issuer, clientId, clientSecret]
  if (needed.every((text) => text === '')) return null
  if (needed.includes(''))
    throw new StartProblem(
      'MUSTER_OIDC_ISSUER, MUSTER_OIDC_CLIENT_ID and MUSTER_OIDC_CLIENT_SECRET belong together: set all three, or none.',
    )
  return { id: 'oidc', name: nameOf(name, issuerOf(issuer)), clientId, clientSecret, issuer }
}

/** @throws StartProblem with one sentence that names what to set */
export const readProviders = (environment: Environment): readonly Provider[] => {
  const providers = [discordOf(environment), oidcOf(environment)].flatMap((provider) => provider ?? [])
  const [first] = providers
  if (first && environment['MUSTER_URL'] === undefined)
    throw new StartProblem(
      `Sign-in with ${first.name} is configured but MUSTER_URL is not: set it to the address to which ${first.name} sends people back.`,
    )
  return providers
}
