import { join } from 'node:path'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { CaseDocument } from '../cases/lib/adapter.js'
import { isMap } from '../cases/lib/shape.js'
import { casesOf, filesBelow, play, rulesetsFolder } from '../cases/load.js'

/** All cases of a ruleset. */
export const documentsOf = (ruleset: string): readonly CaseDocument[] =>
  filesBelow([join(rulesetsFolder, ruleset, 'cases')])
    .flatMap(casesOf)
    .flatMap(({ document }) => (document ? [document] : []))

export const settingsOf = (document: CaseDocument): Readonly<Record<string, unknown>> =>
  isMap(document['settings']) ? document['settings'] : {}

/** Whether a case, as it stands or changed, holds. */
export const passes = async (document: CaseDocument): Promise<boolean> =>
  (await play({ file: '', id: document.id, document, problems: [] })).kind === 'passed'

/** The case with a setting changed, or left at its default. */
export const holdsWith = (document: CaseDocument, key: string, value: Json | undefined): Promise<boolean> => {
  const { [key]: _, ...others } = settingsOf(document)
  return passes({ ...document, settings: value === undefined ? others : { ...others, [key]: value } })
}
