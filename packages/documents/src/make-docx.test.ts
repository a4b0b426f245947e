import { TEMPLATES } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import type { Template } from '@jobapply/core/documents/schema'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { test } from 'vitest'
import { makeDocx } from './make-docx.ts'
import { chef } from './people.testing.ts'
import { expectReadBack } from './read-back.testing.ts'

test.each(Object.keys(TEMPLATES) as Template[])(
  'our own parser reads everything back from a Word document in %s',
  async (template) => {
    const { data } = await readResume(await makeDocx(chef, newDesign(template)), 'docx')
    expectReadBack(data)
  },
)
