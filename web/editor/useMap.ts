'use client'

import type { MapTools } from '@muster/rulesets/kit/mapSpec.js'
import { readFile } from '@muster/rulesets/maps/index.js'
import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import { drawnMapQuery } from '../api/drawnMaps.js'
import { type Draft, isOfDevice, readDraft } from './keep.js'
import { mapToolsOf } from './mapTools.js'

export type OpenedMap =
  | { readonly kind: 'opening' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'open'; readonly tools: MapTools; readonly unsaved: boolean } & Draft)

const savedOf = async (client: Client, id: string): Promise<Draft | null> => {
  const { data } = await client.query(drawnMapQuery, { id }, { requestPolicy: 'network-only' }).toPromise()
  const found = data?.scenario
  if (!found) return null
  const read = readFile(JSON.stringify(found.file))
  return read.ok ? { file: read.value, revision: found.revision } : null
}

/** What is drawn on this device and not saved yet goes before what the account has. */
const opened = async (client: Client, id: string): Promise<OpenedMap> => {
  const kept = await readDraft(id)
  const draft = kept ?? (isOfDevice(id) ? null : await savedOf(client, id))
  const tools = draft && (await mapToolsOf(draft.file.ruleset))
  return draft && tools ? { kind: 'open', ...draft, tools, unsaved: kept !== null } : { kind: 'none' }
}

/** A map of this device, or of whoever is signed in. */
export const useMap = (id: string): OpenedMap => {
  const client = useClient()
  const [state, setState] = useState<OpenedMap>({ kind: 'opening' })
  useEffect(() => {
    let here = true
    void opened(client, id).then((found) => here && setState(found))
    return () => {
      here = false
    }
  }, [client, id])
  return state
}
