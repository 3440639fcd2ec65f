import * as words from '../../messages/chronicle.generated.js'
import { Problem } from '../../base/problems.js'
import * as stored from '../../store/pictures.js'
import type { Tx } from '../../store/tx.js'
import { type Context, readForMember } from '../access/context.js'
import { chronicleLimits } from '../chronicle/chronicleLimits.js'
import { checkRoom } from '../chronicle/placePictures.js'
import type { Caller, CampaignRef, PictureRef, StoredPicture } from '../common/contract.js'

/** Only the uploader's own loose pictures count. */
const checkLoose = async (tx: Tx, campaign: string, userId: string): Promise<void> => {
  const { loose } = chronicleLimits
  if ((await stored.countLoose(tx, campaign, userId)) >= loose)
    throw new Problem('LIMIT', words.loosePictures({ most: loose }))
}

/** Stores a picture for an entry that its uploader is about to write. It is read between two transactions: nothing waits for it. */
export const addPicture = async (
  { store }: Context,
  caller: Caller,
  { campaignId, make }: CampaignRef & { readonly make: () => Promise<StoredPicture> },
): Promise<PictureRef & Pick<StoredPicture, 'width' | 'height'>> => {
  const { userId } = caller
  await store.transaction(async (tx) => {
    const { campaign } = await readForMember(tx, caller, campaignId)
    await checkRoom(tx, campaign.id, userId)
    await checkLoose(tx, campaign.id, userId)
  })
  const picture = await make()
  return store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    await checkRoom(tx, campaign.id, userId)
    await checkLoose(tx, campaign.id, userId)
    const pictureId = await stored.insertPicture(tx, { campaign: campaign.id, userId, at: now, ...picture })
    return { campaignId: campaign.id, pictureId, width: picture.width, height: picture.height }
  })
}
