import { pieceId } from '../../../../kit/ids.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { ok } from '../../../../kit/result.js'
import type { OrderOf } from '../../model/orders.js'
import type { BoltgunView } from '../../view/view.js'
import { relicTitle } from '../../view/relicTitle.js'
import * as words from '../../../messages/plans.generated.js'

/** What is alike in orders about one relic. */
export const ofRelic = <Kind extends 'pickUp' | 'destroyRelic'>(kind: Kind) => ({
  kind,
  shape: { must: ['piece', 'item'] } as const,
  schema: null,
  read: ({ piece = '', item = '' }: OrderDraft) => ok({ kind, banner: pieceId(piece), relic: item } as OrderOf<Kind>),
})

export const relicName = (view: BoltgunView, id: string | undefined): string =>
  id === undefined ? words.someRelic() : relicTitle(view, id)
