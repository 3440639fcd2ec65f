'use client'

import { Control, type ControlProps, type Controls } from '../../../forms/Control.js'
import { Group } from '../../../forms/controls/Group.js'
import { plainControls } from '../../../forms/plain/controls.js'
import { put, recordOf } from '../../../forms/json.js'
import { DataTable } from '../../../forms/table/DataTable.js'
import { MaskField } from './MaskField.js'

/** Masks stand side by side, those that are not drawn yet as well. */
function Masks(props: ControlProps<'group'>) {
  const { node, value, onChange } = props
  if (!node.fields.every(([, { kind }]) => kind === 'mask')) return <Group {...props} />
  const drawn = recordOf(value)
  return (
    <div className="a-masks">
      {node.fields.map(([key, mask]) => (
        <Control key={key} node={mask} value={drawn[key]} onChange={(rows) => onChange(put(drawn, key, rows))} />
      ))}
    </div>
  )
}

/** Controls of settings: wide enough for tables, and for shapes that are drawn. */
export const settingControls: Controls = { ...plainControls, table: DataTable, mask: MaskField, group: Masks }
