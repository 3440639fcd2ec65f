import { useQuery } from 'urql'
import { type Campaign, mapPictureQuery } from '../api/campaign.js'
import { type Printed, usePrintedOn } from '../map/index.js'

type Box = NonNullable<Campaign['printedMap']>['picture']

/** The picture of a campaign that is read whole; of others it comes later. */
const dataIn = (box: Box | undefined): string | undefined =>
  box && 'data' in box && typeof box.data === 'string' ? box.data : undefined

/** What whoever drew the campaign's map printed on it; the picture comes when it has been read. */
export const usePrinted = ({ id, board, printedMap }: Campaign): Printed | null => {
  const box = printedMap?.picture
  const whole = dataIn(box)
  const pause = !box || whole !== undefined
  const [{ data }] = useQuery({ query: mapPictureQuery, variables: { id }, pause })
  return usePrintedOn(board, printedMap, whole ?? data?.campaign?.printedMap?.picture?.data)
}
