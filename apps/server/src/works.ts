import { PACK_WORKS } from '#features/applications/pack/works'
import { FORM_WORKS } from '#features/applications/questions/works'
import { receiptWork } from '#features/applications/receipts/receipt-work'
import { DOCUMENT_WORKS } from '#features/documents/works'
import { readWork } from '#features/matching/works'
import { SEARCH_WORKS } from '#features/search/works'

/** Every work of the features by its name, for the helper process that runs them. */
export const WORKS: ReadonlyMap<string, (input: never) => Promise<unknown>> = new Map(
  [readWork, ...SEARCH_WORKS, ...DOCUMENT_WORKS, ...FORM_WORKS, ...PACK_WORKS, receiptWork].map(({ name, run }) => [name, run]),
)
