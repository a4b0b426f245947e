import { compute } from '#platform/compute/compute'
import { prepareFields } from './prepare.ts'
import { formWork } from './works.ts'

/** What a form would get. Without a known form that is a handful of contact fields, which need no helper process. */
export const prepareForm = async (userId: string, given: Parameters<typeof prepareFields>[0]) =>
  given.form && given.listing ? compute(userId, formWork, given) : prepareFields(given)
