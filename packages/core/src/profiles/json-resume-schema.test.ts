import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import fc from 'fast-check'
import { Validator } from 'jsonschema'
import { expect, test } from 'vitest'
import { toJsonResume } from '#profiles/json-resume/json-resume-export'
import { arbitraryFields } from './arbitrary.testing.ts'

const validator = new Validator()

test('every export is valid by the published schema', () => {
  fc.assert(
    fc.property(arbitraryFields, (fields) => {
      const { resume } = toJsonResume(fields)
      expect(validator.validate(JSON.parse(JSON.stringify(resume)), schema).errors.map(String)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
