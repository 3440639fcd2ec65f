import type { ComponentProps } from 'react'
import { EmptyState } from '../ui/index.js'

/** An empty state that is all there is on its page. */
export const EmptyPage = (props: Omit<ComponentProps<typeof EmptyState>, 'rank'>) => <EmptyState rank={1} {...props} />
