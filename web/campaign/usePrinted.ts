import { gridOf } from '@muster/rulesets/kit/board.js'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { type Campaign, mapPictureQuery } from '../api/campaign.js'
import { type Printed, underlayOf, useImage, usualOpacity } from '../map/index.js'

/** What whoever drew the campaign's map printed on it; the picture comes when it has been read. */
export const usePrinted = ({ id, board, printedMap }: Campaign): Printed | null => {
  const box = printedMap?.picture ?? null
  const [{ data }] = useQuery({ query: mapPictureQuery, variables: { id }, pause: box === null })
  const image = useImage(data?.campaign?.printedMap?.picture?.data)
  const names = useMemo(() => {
    const grid = gridOf(board)
    return (printedMap?.names ?? []).flatMap(({ at, text }) => {
      const cell = grid.at(at)
      return cell === null ? [] : [{ at: cell, text }]
    })
  }, [board, printedMap])
  const underlay = useMemo(() => (box && image ? underlayOf(box, image, usualOpacity) : null), [box, image])
  return useMemo(() => (printedMap ? { names, underlay } : null), [printedMap, names, underlay])
}
