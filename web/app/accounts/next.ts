/** Where to go after signing in: a path of this site and nothing else. */
export const safeNext = (given: string | null): string =>
  given && /^\/(?![/\\])[\w\-/.~%]*$/.test(given) ? given : '/lobby'
