'use client'

import { useState } from 'react'
import * as words from '../../messages/export.generated.js'
import { fetchExport } from '../../api/exportData.js'
import { saveFile } from '../../api/saveFile.js'
import { Button, ErrorNote } from '../../ui/index.js'

/** All that the server holds of its reader, as a file. */
export function ExportData() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const found = await fetchExport().catch(() => ({ problem: words.noAnswer() }))
    if ('file' in found) saveFile(found.file, 'muster.json')
    else setProblem(found.problem)
    setBusy(false)
  }
  return (
    <>
      <p>{words.about()}</p>
      {problem && <ErrorNote title={problem} />}
      <Button busy={busy} onClick={() => void download()}>
        {words.download()}
      </Button>
    </>
  )
}
