import { randomBytes } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { linkTo } from './mails.js'

interface Library {
  readonly internalAdapter: AuthContext['internalAdapter']
  readonly password: { readonly hash: (password: string) => Promise<string> }
}

const hour = 60 * 60 * 1000

/** A link with which the owner of an account chooses a new password, once and within the hour; null: nobody has the address. */
export const makeResetLink = async (
  library: Promise<Library>,
  linkBase: string,
  email: string,
): Promise<string | null> => {
  const { internalAdapter } = await library
  const known = await internalAdapter.findUserByEmail(email.trim().toLowerCase())
  if (!known) return null
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    value: known.user.id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + hour),
  })
  return linkTo(linkBase, 'set-password', token)
}

/** Makes an account without a request, or finds the one that has the address. */
export const makeAccount = async (
  library: Promise<Library>,
  email: string,
  password: string | null,
  name: string,
): Promise<{ readonly userId: string; readonly isNew: boolean }> => {
  const context = await library
  const address = email.trim().toLowerCase()
  const known = await context.internalAdapter.findUserByEmail(address)
  if (known) return { userId: known.user.id, isNew: false }
  const user = await context.internalAdapter.createUser(
    { email: address, name, emailVerified: false },
    { method: 'email-password' },
  )
  if (password === null) return { userId: user.id, isNew: true }
  const hash = await context.password.hash(password)
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: hash,
  })
  return { userId: user.id, isNew: true }
}
