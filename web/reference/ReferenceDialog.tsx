'use client'

import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/referencePage.generated.js'
import { useSystem } from '../tabletop/useSystem.js'
import { Dialog, ErrorNote, Skeleton } from '../ui/index.js'
import { ReferenceView } from './ReferenceView.js'

interface ReferenceDialogProps {
  readonly choice: TabletopChoice
  readonly onClose: () => void
}

/** The reference over whatever page is open, as the campaign has it. */
export function ReferenceDialog({ choice, onClose }: ReferenceDialogProps) {
  const state = useSystem(choice)
  const titles = state.kind === 'open' ? [state.system.title, ...state.system.variants.map(({ title }) => title)] : []
  return (
    <Dialog open onOpenChange={onClose} width="l" title={words.heading()} description={titles.join(' · ') || undefined}>
      {state.kind === 'open' && <ReferenceView system={state.system} focused />}
      {state.kind === 'opening' && <Skeleton lines={8} label={words.opening()} />}
      {state.kind === 'failed' && <ErrorNote title={words.failed()}>{state.why}</ErrorNote>}
    </Dialog>
  )
}
