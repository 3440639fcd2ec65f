import type { PictureRow } from '../store/reads.js'

/** Where a picture is, by the campaign or by the address of the public page. */
export type PictureHome = { readonly campaignId: string } | { readonly token: string }

/** The routes of server/src/pictures answer there. */
const addressOf = (home: PictureHome, id: string): string =>
  'token' in home ? `/pictures/public/${home.token}/${id}` : `/pictures/${home.campaignId}/${id}`

export const picturesAt = (home: PictureHome, rows: readonly PictureRow[]) =>
  rows.map((row) => ({ ...row, url: addressOf(home, row.id), smallUrl: `${addressOf(home, row.id)}/small` }))
