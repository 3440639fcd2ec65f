'use client'

import type { ReportLine } from '../../api/briefing.js'
import { ConversationList } from './ConversationList.js'
import { ConversationView } from './ConversationView.js'
import './letters.css'
import { NewLetter } from './NewLetter.js'
import type { LetterDesk } from './useLetterDesk.js'

interface LettersProps {
  readonly letters: LetterDesk
  /** What may be quoted: the newest report. */
  readonly lines: readonly ReportLine[]
}

/** All conversations, one of them, or a new letter. */
export function Letters({ letters, lines }: LettersProps) {
  const { open } = letters
  if (open === null) return <ConversationList letters={letters} />
  if (open === 'new') return <NewLetter {...{ letters, lines }} />
  return <ConversationView key={open} conversation={open} {...{ letters, lines }} />
}
