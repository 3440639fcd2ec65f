import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import { formsThatDisagree } from '../support/forms.js'

test('what a form allows the desk takes, and what it forbids the desk refuses, up to every bound', () => {
  expect(formsThatDisagree(hex)).toEqual([])
})
