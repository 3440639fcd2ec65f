'use client'

import type { MapTools } from '@muster/rulesets/kit/mapSpec.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { useEffect, useState } from 'react'
import { readDraft } from './keep.js'
import { mapToolsOf } from './mapTools.js'

export type OpenedMap =
  | { readonly kind: 'opening' }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly file: ScenarioFile; readonly tools: MapTools }

const opened = async (id: string): Promise<OpenedMap> => {
  const file = (await readDraft(id)) as ScenarioFile | null
  const tools = file && (await mapToolsOf(file.ruleset))
  return file && tools ? { kind: 'open', file, tools } : { kind: 'none' }
}

/** A map as it was last drawn on this device. */
export const useMap = (id: string): OpenedMap => {
  const [state, setState] = useState<OpenedMap>({ kind: 'opening' })
  useEffect(() => {
    let here = true
    void opened(id).then((found) => here && setState(found))
    return () => {
      here = false
    }
  }, [id])
  return state
}
