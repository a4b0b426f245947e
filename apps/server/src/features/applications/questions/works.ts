import { defineWork } from '#platform/compute/work'
import type { prepareFields } from './prepare.ts'

type OpenForm = typeof import('@jobapply/core/applications/open-form')
type OpenFormInput = {
  fields: Parameters<OpenForm['fillOpenForm']>[0]
  context: Parameters<OpenForm['fillOpenForm']>[1]
  given: Parameters<OpenForm['fillOpenForm']>[2]
}

/** An employer's page decides how many questions a form has and how long they are. */
export const openFormWork = defineWork('applications.openForm', async ({ fields, context, given }: OpenFormInput) =>
  (await import('@jobapply/core/applications/open-form')).fillOpenForm(fields, context, given),
)
export const formWork = defineWork('applications.form', async (input: Parameters<typeof prepareFields>[0]) =>
  (await import('./prepare.ts')).prepareFields(input),
)

export const FORM_WORKS = [openFormWork, formWork]
