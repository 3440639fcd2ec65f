import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'
import { formsThatDisagree } from '../support/forms.js'

test('what a form allows the desk takes, and what it forbids the desk refuses, up to every bound', () => {
  expect(formsThatDisagree(boltgun)).toEqual([])
})
