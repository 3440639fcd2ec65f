/** Where to go after signing in: a path of this site, with or without a query, and nothing else. */
export const safeNext = (given: string | null): string =>
  given && /^\/(?![/\\])[\w\-/.~%]*(?:\?[\w\-.~%&=+*]*)?$/.test(given) ? given : '/lobby'

/** The code of an invitation: what stands after `/join/` in its link, or all that somebody typed. */
export const invitationIn = (text: string): string => /\/join\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim()

/** The code of the invitation that somebody comes from, if they do. */
export const invitationOf = (next: string | null): string | null =>
  next?.startsWith('/join/') ? invitationIn(next) : null
