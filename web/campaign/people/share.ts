import * as words from '../../messages/share.generated.js'

/** A link with what is said where it is sent. */
export interface Sharing {
  readonly link: string
  readonly title: string
  readonly text: string
}

interface Told {
  readonly link: string
  readonly campaign: string
  readonly ruleset: string
  readonly map: string
  readonly until: string
}

/** The ready words of an invitation: what it is to, and that its page tells the rest. */
export const sharingOf = ({ link, campaign, ruleset, map, until }: Told): Sharing => ({
  link,
  title: words.subject({ campaign }),
  text: words.text({ campaign, ruleset, map, until }),
})

/** For the reader's own mail program, by RFC 6068. */
export const mailOf = ({ link, title, text }: Sharing): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\r\n\r\n${link}\r\n`)}`
