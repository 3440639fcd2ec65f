import * as words from '../../messages/chronicle.generated.js'
import { badInput, Problem } from '../../base/problems.js'
import * as stored from '../../store/pictures.js'
import type { PlacedPicture } from '../../store/pictures.js'
import type { Tx } from '../../store/tx.js'
import { chronicleLimits } from './chronicleLimits.js'

/** One at a time in a campaign, so that the limit holds. */
export const checkRoom = async (tx: Tx, campaign: string, userId: string): Promise<void> => {
  await stored.lockPictures(tx, campaign)
  const { bytes, megabytes } = chronicleLimits
  if ((await stored.pictureBytes(tx, campaign, userId)) > bytes)
    throw new Problem('LIMIT', words.full({ most: megabytes }))
}

/** Puts its writer's own pictures into an entry, in their order; others that it had are deleted. */
export const placePictures = async (
  tx: Tx,
  of: { readonly campaign: string; readonly userId: string; readonly entry: string },
  pictures: readonly PlacedPicture[],
): Promise<boolean> => {
  const before = await stored.picturesIn(tx, of.entry)
  if (pictures.length > 0 && (await stored.placePictures(tx, of, pictures)) < pictures.length)
    throw badInput(words.unknownPicture())
  const dropped = before.filter(({ id }) => !pictures.some((picture) => picture.id === id))
  await stored.deletePictures(
    tx,
    dropped.map(({ id }) => id),
  )
  const isSame = ({ id, caption }: PlacedPicture, at: number): boolean =>
    before[at]?.id === id && before[at].caption === caption
  if (pictures.some(({ id }) => !before.some((had) => had.id === id))) await checkRoom(tx, of.campaign, of.userId)
  return before.length !== pictures.length || !pictures.every(isSame)
}
