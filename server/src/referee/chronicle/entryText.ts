import * as words from '../../messages/chronicle.generated.js'
import { badInput, Problem } from '../../base/problems.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { EntryText } from '../../store/chronicle.js'
import type { PlacedPicture } from '../../store/pictures.js'
import { isUuid } from '../../store/tx.js'
import type { ChronicleText } from '../common/contract.js'
import { plainText } from '../common/plainText.js'
import { chronicleLimits } from './chronicleLimits.js'

const within = (given: string, most: number, tooLong: (gaps: { most: number }) => string): string => {
  const text = plainText(given)
  if ([...text].length > most) throw new Problem('LIMIT', tooLong({ most }))
  return text
}

const picturesOf = ({ pictures = [] }: ChronicleText): readonly PlacedPicture[] => {
  const { pictures: most, caption } = chronicleLimits
  if (pictures.length > most) throw new Problem('LIMIT', words.picturesAnEntry({ most }))
  if (pictures.some(({ id }) => !isUuid(id)) || new Set(pictures.map(({ id }) => id)).size < pictures.length)
    throw badInput(words.unknownPicture())
  return pictures.map(({ id, caption: given }) => ({ id, caption: within(given, caption, words.caption) }))
}

/** What an entry says, with what is left out. `turn` and `public` are checked against the campaign. */
export const entryText = (
  { turn: present, chronicleToken }: Pick<CampaignEntity, 'turn' | 'chronicleToken'>,
  given: ChronicleText,
  wasPublic = false,
): EntryText => {
  const { turn = Math.max(0, present), public: isPublic = false } = given
  const title = within(given.title, chronicleLimits.title, words.title)
  const text = within(given.text, chronicleLimits.text, words.text)
  const quote = within(given.quote ?? '', chronicleLimits.quote, words.quote)
  const pictures = picturesOf(given)
  if (title === '') throw badInput(words.noTitle())
  if (text === '' && pictures.length === 0) throw badInput(words.empty())
  if (!Number.isInteger(turn) || turn < 0 || turn > Math.max(0, present)) throw badInput(words.turn({ turn: present }))
  if (isPublic && !wasPublic && chronicleToken === null) throw badInput(words.notPublic())
  return { title, text, quote: quote === '' ? null : quote, turn, public: isPublic, pictures }
}
