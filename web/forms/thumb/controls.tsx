'use client'

import * as words from '../../messages/forms.generated.js'
import type { ControlProps, Controls } from '../Control.js'
import { Either } from '../controls/Either.js'
import { Names } from '../controls/Names.js'
import { Stepper } from '../controls/Stepper.js'
import { Text } from '../controls/Text.js'
import { PressedChoice, PressedSeveral } from './Pressed.js'
import './thumb.css'
import { ThumbGroup } from './ThumbGroup.js'
import { ThumbEntries, ThumbLines } from './ThumbLists.js'
import { Toggle } from './Toggle.js'

const Amount = ({ node, label, value, optional, onChange }: ControlProps<'amount'>) => (
  <Stepper
    {...{ label, about: node.about, onChange }}
    range={{ min: node.min, max: node.max, step: node.step }}
    // Quarters of an inch are typed; a press is a whole one.
    press={Math.max(1, node.step)}
    value={typeof value === 'number' ? value : undefined}
    emptied={optional ? undefined : node.min}
    words={[words.less({ label }), words.more({ label })]}
    joined
  />
)

/** Of what is typed beside a table, names are enough. */
const mostTyped = 40

const Name = ({ node, ...props }: ControlProps<'text'>) => (
  <Text {...props} node={{ ...node, most: Math.min(node.most, mostTyped) }} />
)

/** Controls to be pressed with a thumb, beside a table full of models. */
export const thumbControls: Controls = {
  switch: Toggle,
  amount: Amount,
  text: Name,
  choice: PressedChoice,
  several: PressedSeveral,
  texts: Names,
  pairs: Names,
  table: ThumbLines,
  sequence: ThumbLines,
  entries: ThumbEntries,
  either: Either,
  group: ThumbGroup,
}
