import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { editChronicle, type Entry, type EntryInput, type Picture, writeChronicle } from '../../api/chronicle.js'
import { randomHex } from '../../api/randomHex.js'

/** An entry as it is being written. */
export interface EntryDraft {
  readonly title: string
  readonly text: string
  readonly quote: string
  readonly turn: number
  readonly isPublic: boolean
  readonly pictures: readonly Picture[]
  readonly battle: string
}

const draftOf = (entry: Entry | null, turn: number): EntryDraft => ({
  ...{ title: entry?.title ?? '', text: entry?.text ?? '', quote: entry?.quote ?? '' },
  ...{ turn: entry?.turn ?? turn, isPublic: entry?.public ?? false, pictures: entry?.pictures ?? [], battle: '' },
})

const inputOf = ({ title, text, quote, turn, isPublic, pictures }: EntryDraft): EntryInput => ({
  ...{ title: title.trim(), text: text.trim(), turn, public: isPublic },
  ...(quote === '' ? {} : { quote }),
  pictures: pictures.map(({ id, caption }) => ({ id, caption })),
})

/** Writes an entry, or one anew. One that is sent again, because an answer was lost, keeps its key and is not written twice. */
export const useEntryDraft = (campaignId: string, entry: Entry | null, turn: number) => {
  const [draft, setDraft] = useState(() => draftOf(entry, turn))
  const [writing, write] = useMutation(writeChronicle)
  const [editing, edit] = useMutation(editChronicle)
  const last = useRef({ body: '', key: '' })
  const change = (part: Partial<EntryDraft>): void => setDraft((before) => ({ ...before, ...part }))
  /** From the list as it is by then: pictures arrive while captions are being written. */
  const changePictures = (next: (pictures: readonly Picture[]) => readonly Picture[]): void =>
    setDraft((before) => ({ ...before, pictures: next(before.pictures) }))
  const send = async (): Promise<boolean> => {
    const input = inputOf(draft)
    if (entry) return (await edit({ id: campaignId, entryId: entry.id, entry: input })).data !== undefined
    const battle = draft.battle === '' ? null : draft.battle
    const body = JSON.stringify({ ...input, battle })
    if (last.current.body !== body) last.current = { body, key: randomHex() }
    return (await write({ id: campaignId, entry: input, battle, key: last.current.key })).data !== undefined
  }
  const ready = draft.title.trim() !== '' && (draft.text.trim() !== '' || draft.pictures.length > 0)
  return {
    draft,
    change,
    changePictures,
    send,
    ready,
    busy: writing.fetching || editing.fetching,
    error: writing.error ?? editing.error,
  }
}
