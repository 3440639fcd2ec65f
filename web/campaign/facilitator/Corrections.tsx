'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/facilitator.generated.js'
import {
  correct,
  type CorrectionPreview,
  correctionKindsQuery,
  previewCorrections,
  type ViewerHead,
} from '../../api/facilitating.js'
import { blank } from '../../forms/blank.js'
import { Form } from '../../forms/Form.js'
import { plainControls } from '../../forms/plain/controls.js'
import { readNode } from '../../forms/readNode.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, EmptyState, Field, Input, Select, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useSteer } from '../people/useSteer.js'
import type { Show } from './FacilitatorRoom.js'
import { ViewersOf } from './ViewersOf.js'

interface Kind {
  readonly title: string
  readonly schema: Json
}

interface Written {
  readonly kind: string
  readonly detail: Json
  readonly reason: string
}

const kindsIn = (json: unknown): Readonly<Record<string, Kind>> =>
  typeof json === 'object' && json !== null ? (json as Record<string, Kind>) : {}

interface WritingProps {
  readonly kinds: Readonly<Record<string, Kind>>
  readonly add: (written: Written) => void
}

/** One correction is written: what is so, and why. */
function Writing({ kinds, add }: WritingProps) {
  const [kind, setKind] = useState(Object.keys(kinds)[0] ?? '')
  const node = readNode(kinds[kind]?.schema)
  const [detail, setDetail] = useState<Json | null>(null)
  const [reason, setReason] = useState('')
  const value = detail ?? (node ? blank(node) : {})
  return (
    <>
      <Field label={words.correctWhat()}>
        {(control) => (
          <Select
            value={kind}
            onChange={(event) => {
              setKind(event.target.value)
              setDetail(null)
            }}
            {...control}
          >
            {Object.entries(kinds).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {node && <Form key={kind} node={node} value={value} controls={plainControls} onChange={setDetail} />}
      <Field label={words.reason()} hint={words.reasonHint()}>
        {(control) => (
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} {...control} />
        )}
      </Field>
      <Button
        disabled={reason.trim() === ''}
        onClick={() => {
          add({ kind, detail: value, reason: reason.trim() })
          setDetail(null)
          setReason('')
        }}
      >
        {words.addCorrection()}
      </Button>
    </>
  )
}

/** What is wrong in the state is set right: written, looked at as each will see it, and published in one step. */
export function Corrections({ show }: { readonly show: Show }) {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const { error, steer } = useSteer()
  const [read] = useQuery({ query: correctionKindsQuery, variables: { id: campaign.ruleset.id } })
  const [list, setList] = useState<readonly Written[]>([])
  const [preview, setPreview] = useState<CorrectionPreview | null>(null)
  const kinds = kindsIn(read.data?.ruleset?.correctionKinds)
  const change = (next: readonly Written[]): void => {
    setList(next)
    setPreview(null)
    show(null)
  }
  const previewOf = async (head: ViewerHead | null) => {
    const of = { seat: head?.seat ?? null, role: head?.role ?? null }
    const answer = await client
      .mutation(previewCorrections, { id: campaign.id, corrections: [...list], ...of })
      .toPromise()
    setPreview(answer.data?.previewCorrections ?? null)
    return answer
  }
  const publish = async (): Promise<void> => {
    const input = { id: campaign.id, corrections: [...list], seen: preview?.seen ?? null }
    if (await steer(words.corrected(), () => client.mutation(correct, input).toPromise())) change([])
  }
  if (read.error) return <Trouble error={read.error} />
  if (!read.data) return <Skeleton lines={4} label={words.reading()} />
  if (Object.keys(kinds).length === 0)
    return <EmptyState title={words.noCorrectionsTitle()}>{words.noCorrections()}</EmptyState>
  return (
    <>
      {error && <Trouble error={error} />}
      <p className="m-label m-quiet">{words.correctionsMeaning()}</p>
      <Writing kinds={kinds} add={(written) => change([...list, written])} />
      {list.length > 0 && (
        <>
          <h2>{words.toCorrect()}</h2>
          <ul className="c-changes">
            {list.map(({ kind, detail, reason }, at) => (
              <li key={at}>
                <strong>{kinds[kind]?.title ?? kind}</strong>: {words.saidOf({ detail: sayDetail(detail), reason })}{' '}
                <Button size="s" tone="quiet" onClick={() => change(list.filter((_, other) => other !== at))}>
                  {words.dropCorrection()}
                </Button>
              </li>
            ))}
          </ul>
          <div className="a-actions">
            <Button tone="primary" onClick={() => void steer(words.looked(), () => previewOf(null))}>
              {words.look()}
            </Button>
            {preview && (
              <ConfirmButton
                label={words.correct()}
                title={words.correctQuestion()}
                text={words.correctMeaning()}
                act={publish}
              />
            )}
          </div>
        </>
      )}
      {preview && (
        <ViewersOf
          key={preview.seen}
          viewers={preview.viewers}
          viewer={preview.viewer}
          onChoose={(head) => void previewOf(head)}
          show={show}
        />
      )}
    </>
  )
}

const sayDetail = (detail: Json): string =>
  typeof detail === 'object' && detail !== null ? Object.values(detail).map(String).join(', ') : String(detail)
