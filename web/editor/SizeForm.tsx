'use client'

import type { Bounds, MapSpec } from '@muster/rulesets/kit/mapSpec.js'
import { fileLimits } from '@muster/rulesets/kit/scenarioFile.js'
import { useState } from 'react'
import * as words from '../messages/editor.generated.js'
import { Button, Field, Input } from '../ui/index.js'
import { useEditor } from './EditorContext.js'
import { type Edges, resized, sizeAfter } from './model/resize.js'

const within = ({ least, most }: Bounds, figure: number): boolean => figure >= least && figure <= most

const limits = ({ width, height }: MapSpec) => ({
  ...{ leastWidth: width.least, mostWidth: width.most, leastHeight: height.least, mostHeight: height.most },
})

const sides = ['left', 'right', 'top', 'bottom'] as const
const unchanged: Edges = { left: 0, right: 0, top: 0, bottom: 0 }

/** Columns and rows are added or taken away at each edge: what was drawn stays where it is. */
export function SizeForm() {
  const { drawing, spec, blank, change, mark } = useEditor()
  const [edges, setEdges] = useState(unchanged)
  const { width, height } = sizeAfter(drawing, edges)
  const fits = within(spec.width, width) && within(spec.height, height) && width * height <= fileLimits.cells
  const same = sides.every((side) => edges[side] === 0)
  return (
    <fieldset className="e-group">
      <legend>{words.size()}</legend>
      <div className="e-edges">
        {sides.map((side) => (
          <Field key={side} label={words.edge({ side })}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={-fileLimits.side}
                max={fileLimits.side}
                value={edges[side]}
                onChange={({ target }) => setEdges({ ...edges, [side]: Math.trunc(target.valueAsNumber || 0) })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="e-note" role="status">
        {fits ? words.sizeAfter({ width, height }) : words.sizeLimits({ ...limits(spec), cells: fileLimits.cells })}
      </p>
      <Button
        size="s"
        disabled={!fits || same}
        onClick={() => {
          mark({})
          change((before) => resized(before, edges, blank))
          setEdges(unchanged)
        }}
      >
        {words.resize()}
      </Button>
    </fieldset>
  )
}
