'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { Document } from '@muster/rulesets/kit/documents.js'
import * as words from '../messages/documents.generated.js'
import { Link } from '../shell/Link.js'
import { Badge } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { DocumentView } from './DocumentView.js'
import { unread } from './battle/read.js'
import { useDesks } from './battle/useDesks.js'
import { useOpenedView } from './ViewContext.js'

interface DocumentsProps {
  /** What the open ask is about. */
  readonly about: string | null
  readonly onCells: (cells: readonly CellName[]) => void
}

/** To the desk of a battle, with what the other side has put on it since one last looked; any other document can be printed. */
function DocumentLink({ about }: { readonly about: string }) {
  const { id } = useCampaignContext().campaign
  const desk = useDesks().find((entry) => entry.about === about)
  const news = desk ? unread(desk) : 0
  return (
    <p className="m-label c-document-link">
      <Link href={`/campaign/${id}/battle/${encodeURIComponent(desk?.id ?? about)}`}>
        {desk ? words.desk() : words.toPrint()}
      </Link>
      {news > 0 && <Badge tone="signal">{words.news({ news })}</Badge>}
      {desk?.showable && <Badge tone="signal">{words.showable()}</Badge>}
    </p>
  )
}

/** What the open ask is about: the beginning of its document, the rest folded, so that the answer stays within reach. */
export function AskedDocument({ about }: Omit<DocumentsProps, 'onCells'>) {
  const { view, tools } = useOpenedView()
  const found = about === null ? null : tools.presentation.document?.(view, about)
  if (about === null || !found) return null
  const head = tools.presentation.documents?.(view).find((entry) => entry.about === about)
  const brief = head !== undefined && head.whole !== true
  const rules = tools.rules
  const [first, ...rest] = found.sections
  const part = (sections: Document['sections']) => <DocumentView content={{ ...found, sections }} rules={rules} />
  return (
    <section className="c-battle" aria-label={found.title}>
      <p className="c-battle-title">{found.title}</p>
      {head && <p className="c-battle-status">{head.status}</p>}
      {brief ? part(first ? [first] : []) : part(found.sections)}
      {brief && rest.length > 0 && (
        <details>
          <summary className="m-label">{words.whole()}</summary>
          {part(rest)}
        </details>
      )}
      {brief && <DocumentLink about={about} />}
    </section>
  )
}

/** Everything else that has a document, folded: the other battles of this turn. */
export function OtherDocuments({ about, onCells }: DocumentsProps) {
  const { view, tools } = useOpenedView()
  const heads = (tools.presentation.documents?.(view) ?? []).filter((head) => head.about !== about)
  const showable = new Set(useDesks().flatMap((desk) => (desk.showable ? [desk.about] : [])))
  return heads.map((head) => {
    const found = tools.presentation.document?.(view, head.about)
    return (
      <details key={head.about} className="c-battle" open={showable.has(head.about)}>
        <summary onClick={() => onCells(head.cells)}>
          <span className="c-battle-title">{head.title}</span>
          <span className="c-battle-status">{head.status}</span>
        </summary>
        {found && <DocumentView content={found} rules={tools.rules} />}
        <DocumentLink about={head.about} />
      </details>
    )
  })
}
