import { isLanguage } from '@muster/rulesets/kit/language.js'
import { speaking } from '../base/language.js'
import type { Mail } from '../mail/mail.js'
import * as words from '../messages/mail.generated.js'

export interface Addressee {
  readonly name: string
  readonly email: string
  /** Which they have chosen; without one it is that of whoever asks. */
  readonly language?: string | null
}

/** What the accounts write to people. Nothing here waits for a mail server, so no answer takes longer where a mail was sent. */
export interface AccountMails {
  confirm(to: Addressee, token: string): Promise<void>
  /** To whoever has an account already and seems to have signed up once more. */
  known(to: Addressee): Promise<void>
  reset(to: Addressee, token: string): Promise<void>
  /** To the old address: the change goes on when it agrees. */
  agree(to: Addressee, newEmail: string, token: string): Promise<void>
  /** To the old address, where nobody has shown that it is theirs. */
  leaving(to: Addressee, newEmail: string): Promise<void>
  passwordChanged(to: Addressee): Promise<void>
  /** A passkey or a service signs in to the account from now on. */
  wayAdded(to: Addressee, way: string): Promise<void>
  deleted(to: Addressee): Promise<void>
}

/** After the # a browser sends nothing on: the token stands in no log of a proxy. */
export const linkTo = (base: string, page: 'confirm' | 'set-password', token: string): string =>
  `${base}/${page}#${token}`

export const openMails = (mail: Mail, base: string): AccountMails => {
  const forgot = `${base}/forgot`
  const send = (
    { email, language: own }: Addressee,
    write: () => { readonly subject: string; readonly text: string },
  ): Promise<void> => {
    const written = isLanguage(own) ? speaking(own, write) : write()
    void mail.send({ to: email, ...written, headers: { 'Auto-Submitted': 'auto-generated' } })
    return Promise.resolve()
  }
  return {
    confirm: (to, token) =>
      send(to, () => ({
        subject: words.confirmSubject(),
        text: words.confirm({ name: to.name, link: linkTo(base, 'confirm', token) }),
      })),
    known: (to) =>
      send(to, () => ({
        subject: words.knownSubject(),
        text: words.known({ name: to.name, signIn: `${base}/sign-in`, forgot }),
      })),
    reset: (to, token) =>
      send(to, () => ({
        subject: words.resetSubject(),
        text: words.reset({ name: to.name, link: linkTo(base, 'set-password', token) }),
      })),
    agree: (to, newEmail, token) =>
      send(to, () => ({
        subject: words.agreeSubject(),
        text: words.agree({ name: to.name, newEmail, link: linkTo(base, 'confirm', token), forgot }),
      })),
    leaving: (to, newEmail) =>
      send(to, () => ({ subject: words.agreeSubject(), text: words.leaving({ name: to.name, newEmail, forgot }) })),
    passwordChanged: (to) =>
      send(to, () => ({ subject: words.passwordSubject(), text: words.passwordChanged({ name: to.name, forgot }) })),
    wayAdded: (to, way) =>
      send(to, () => ({
        subject: words.waySubject(),
        text: words.wayAdded({ name: to.name, way, account: `${base}/account`, forgot }),
      })),
    deleted: (to) => send(to, () => ({ subject: words.deletedSubject(), text: words.deleted({ name: to.name }) })),
  }
}
